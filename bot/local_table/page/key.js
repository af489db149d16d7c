/** The key that lets this window in. */

/** Take the key out of the address bar, and keep it as long as the window is open. */
export function takeKey() {
  const address = new URL(location.href);
  const given = address.searchParams.get("key");
  if (given) sessionStorage.setItem("key", given);
  address.searchParams.delete("key");
  history.replaceState(null, "", address);
  return sessionStorage.getItem("key") ?? "";
}
