import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { useFeatures } from "#app/client/preferences/feature-flags.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import {
  FORM_SECTIONS,
  isOffered,
  PREFERENCES,
  type Preferences,
  preferenceAnchor,
  type ShownPreference,
} from "#domain/preferences/preferences.ts";
import { useShownPreference } from "./shown-preference.ts";

/** What is chosen, each with the way to the one place where it is changed. */
export function PreferenceLinks({
  preferences,
  names,
}: {
  preferences: Preferences;
  names: readonly ShownPreference[];
}) {
  const t = useText();
  const path = useLocalePath();
  const features = useFeatures();
  const shown = useShownPreference();
  return (
    <ul>
      {names
        .filter((name) => isOffered(name, features))
        .map((name) => (
          <li key={name}>
            <Link
              to={`${path(pageOf(name))}#${preferenceAnchor(name)}`}
              className="flex min-h-11 items-center justify-between gap-3 py-1 hover:text-accent"
            >
              <span className="min-w-0 wrap-anywhere">
                {t("preferences.shown", {
                  name: t(`preferences.${name}`),
                  value: shown(name, preferences[name]),
                })}
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
            </Link>
          </li>
        ))}
    </ul>
  );
}

const pageOf = (name: ShownPreference) =>
  FORM_SECTIONS.some((each) => each === PREFERENCES[name].section) ? "settings" : "alerts";
