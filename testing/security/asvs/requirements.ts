import type { Requirement } from "./requirement.ts";
import { encoding } from "./v01-encoding.ts";
import { validation } from "./v02-validation.ts";
import { frontend } from "./v03-frontend.ts";
import { api } from "./v04-api.ts";
import { files } from "./v05-files.ts";
import { authentication } from "./v06-authentication.ts";
import { sessions } from "./v07-sessions.ts";
import { authorization } from "./v08-authorization.ts";
import { tokens } from "./v09-tokens.ts";
import { cryptography } from "./v11-cryptography.ts";
import { communication } from "./v12-communication.ts";
import { configuration } from "./v13-configuration.ts";
import { data } from "./v14-data.ts";
import { coding } from "./v15-coding.ts";
import { logging } from "./v16-logging.ts";

/**
 * Every requirement of level 1 or 2, by chapter. Two chapters are left out: 10 (OAuth and OpenID Connect) and 17
 * (WebRTC), which Trousse has nothing of.
 */
export const chapters: ReadonlyMap<string, readonly Requirement[]> = new Map([
  ["1 Encoding and sanitization", encoding],
  ["2 Validation and business logic", validation],
  ["3 Web frontend", frontend],
  ["4 API and web service", api],
  ["5 Files", files],
  ["6 Authentication", authentication],
  ["7 Sessions", sessions],
  ["8 Authorization", authorization],
  ["9 Self-contained tokens", tokens],
  ["11 Cryptography", cryptography],
  ["12 Communication", communication],
  ["13 Configuration", configuration],
  ["14 Data protection", data],
  ["15 Coding and architecture", coding],
  ["16 Logging and errors", logging],
]);
