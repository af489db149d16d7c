/** Files on their way from this window to the table. */

import { Refused } from "/page/socket.js";

export const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Return a file as it is sent: its name, and its bytes in base64.
 * @param {File} file
 * @returns {Promise<{name: string, data: string}>}
 */
export async function readFile(file) {
  if (file.size > MOST_BYTES) throw new Refused("file-too-large", { name: file.name });
  const address = await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(new Refused("file-unreadable", { name: file.name }));
    reader.readAsDataURL(file);
  });
  return { name: file.name, data: address.slice(address.indexOf(",") + 1) };
}
