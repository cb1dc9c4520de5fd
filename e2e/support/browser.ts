/**
 * Debian's build of Chromium's headless shell, which makes the tests a third faster. The flags stop its calls to Google, which would fail
 * one by one on a closed network.
 */
export const browser = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
