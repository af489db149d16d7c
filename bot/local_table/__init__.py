"""The table without Discord: a chat page in the browser for one machine.

`play` starts the loopback Discord, the real bot and the page on one server. The
page's own words are in the catalogues `page.ftl`.
"""
