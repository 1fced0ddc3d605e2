import type { Words } from "../catalog.ts";
import type { profiles as french } from "../fr/profiles.ts";

export const profiles: Words<typeof french> = {
  title: "Perfiles",
  active: "Perfil activo",
  nameless: "Perfil sin nombre",
  unread: "Perfil no cargado",
  add: "Nuevo perfil",
  type: { adult: "Adulto", child: "Menor (<18 años)" },
  fields: {
    name: "Nombre",
    type: "Tipo de perfil",
    bornOn: "Fecha de nacimiento",
    weight: "Peso",
    weightUnit: "Unidad de peso",
    height: "Estatura",
    heightUnit: "Unidad de estatura",
  },
  wrong: {
    required: "Indique un nombre.",
    "too-long": "Este nombre es demasiado largo: 100 caracteres como máximo.",
    "not-a-type": "Elija adulto o menor.",
    "not-a-day": "Esta fecha no existe.",
    "in-the-future": "La fecha de nacimiento no puede ser posterior a hoy.",
    "not-a-number": "Escriba un número, por ejemplo 12,5.",
    "below-minimum": "El número no puede ser negativo.",
    "above-maximum": "Este número es demasiado grande.",
  },
  adding: {
    choose: "Usar",
    title: "Nuevo perfil",
    save: "Crear el perfil",
    done: "Perfil «{{name}}» creado",
    refused: "No se pudo crear el perfil: {{message}}",
    failed: "No se pudo crear el perfil",
  },
};
