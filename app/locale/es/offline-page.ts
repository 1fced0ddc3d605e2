/** Of the page that a device shows without a network. */
export const offlinePage = {
  title: "Sin red",
  body: "Esta página no está guardada en este dispositivo. Se abrirá cuando vuelva la red.",
  open: "Abrir Trousse",
  emergency: "Emergencia vital",
} as const;
