import { useMemo } from "react";
import { formatList, formatNumber, formatShortMoment } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import type { Targeting } from "#domain/flags/flag.ts";
import type { FlagDifference } from "#domain/flags/flag-change.ts";
import type { FlagEntry } from "#domain/flags/flag-draft.ts";

/** What a flag says, in words. */
export function useFlagWords() {
  const t = useText();
  const language = useLanguage();
  return useMemo(() => {
    function target(targeting: Targeting): string {
      switch (targeting.type) {
        case "global":
          return t("flags.target.global");
        case "percentage":
          return t("flags.target.percentage", {
            percentage: formatNumber(targeting.percentage, language),
          });
        case "role":
          return t("flags.target.role", { roles: formatList(targeting.roles, language) });
        case "user_specific":
          return t("flags.target.user_specific", { count: targeting.userIds.length });
        case "date_range":
          return range(targeting.startsAt, targeting.endsAt);
      }
    }

    function range(startsAt: Instant | null, endsAt: Instant | null): string {
      const start = startsAt && formatShortMoment(startsAt, language);
      const end = endsAt && formatShortMoment(endsAt, language);
      if (start && end) return t("flags.target.between", { start, end });
      if (start) return t("flags.target.from", { start });
      return end ? t("flags.target.until", { end }) : t("flags.target.always");
    }

    /** Of two lists of accounts, a number alone would not tell them apart. */
    function part(name: FlagDifference["part"], flag: FlagEntry): string {
      if (name === "isEnabled") return t(flag.isEnabled ? "flags.enabled" : "flags.disabled");
      if (name !== "targeting") return flag[name] || t("flags.changes.nothing");
      const { targeting } = flag;
      const ids = targeting.type === "user_specific" ? `\n${targeting.userIds.join("\n")}` : "";
      return target(targeting) + ids;
    }

    return { target, part };
  }, [t, language]);
}
