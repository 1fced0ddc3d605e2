import fc from "fast-check";
import { seed } from "./seeded-random.ts";

/** Properties are tried with the values of this run's seed, so that a failure comes again with `TEST_SEED`. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
