/** Of the page that a device shows without a network. */
export const offlinePage = {
  title: "No network",
  body: "This page is not kept on this device. It will open once the network is back.",
  open: "Open Trousse",
  emergency: "Life-threatening emergency",
} as const;
