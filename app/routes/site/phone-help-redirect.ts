import { redirect } from "react-router";
import type { Route } from "./+types/phone-help-redirect.ts";

/** The page in the words of its readers, for an address that is read out or printed. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/${params.locale}/help/phone`);
}
