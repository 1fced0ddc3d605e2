/** Of the page that a device shows without a network. */
export const offlinePage = {
  title: "Pas de réseau",
  body: "Cette page n’est pas gardée sur cet appareil. Elle s’ouvrira quand le réseau reviendra.",
  open: "Ouvrir Trousse",
  emergency: "Urgence vitale",
} as const;
