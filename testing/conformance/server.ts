/** A server that speaks Supabase's wire, with the product's tables in it. */
export interface Server {
  /** A way to it from a network that nobody has used before: attempts are counted by network. */
  connect(): typeof fetch;
  /** The token of the link in the newest mail to this address. @throws when there is none */
  tokenFor(email: string): string;
  close(): Promise<void>;
}

/** The settings of every server of the comparison. */
export const SITE = "http://localhost:3000";

export const KEYS = {
  publishableKey: "sb_publishable_Zc2bW7rQ0nTq1mXy5sLk8vHd3pGf6jAe9uRoIiCtVxN",
  secretKey: "sb_secret_Jw4kP9tXb1vYq6nMf3cRz8hLs0dGu5aEo7iBjCxVrQT",
  jwtSecret: "nRk3Vb8sQz1Yw6Tc0Hd5Jf2Lg9Xp4Mm7Uu-Ee_AaIiO",
};

/** What these servers take for a solved captcha. */
export const SOLVED = "solved";
