import { useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useGuidanceLevel } from "#app/client/guidance/guidance-level.ts";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { readCard } from "#app/client/lock/lock-record.ts";
import { useLockState } from "#app/client/lock/lock-state.ts";
import { useFeature } from "#app/client/preferences/feature-flags.ts";
import { now } from "#app/client/time/now.ts";
import { useToday } from "#app/client/time/today.ts";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import type { ProfileFacts, ReachableProfile } from "#app/features/profiles/profile-facts.ts";
import { factsQuery } from "#app/features/profiles/queries.ts";
import { devicesQuery, pushStateQuery } from "#app/features/reminders/channels/channel-queries.ts";
import { sentSharesQuery } from "#app/features/sharing/queries.ts";
import {
  cabinetBoxesQuery,
  recentIntakesQuery,
  symptomsQuery,
} from "#app/features/symptoms/queries.ts";
import { personFacts } from "#domain/profiles/person-facts.ts";
import { nightMedicines } from "#domain/readiness/night-medicines.ts";
import {
  type ChildReadiness,
  cardStanding,
  carerStanding,
  childGaps,
  isReminderGap,
  type ReminderStanding,
  readersOnly,
  reminderStanding,
} from "#domain/readiness/readiness.ts";
import { may } from "#domain/sharing/profile-actions.ts";
import { listCountry } from "#domain/symptoms/list/symptom.ts";
import { boxesOf } from "../home/givable-boxes.ts";
import { useHome } from "../home/home-query.ts";

export interface ReadChild {
  readonly profile: ReachableProfile;
  readonly facts: ProfileFacts;
  readonly readiness: ChildReadiness;
  /** Addresses of those who may read the child and not record doses. */
  readonly readers: readonly string[];
}

/** Of more, each would cost three requests, and nobody reads the list in twenty seconds. */
const MAX_CHILDREN = 12;

interface Readiness {
  /** Those who were read, in the order of the strip; undefined while the people are on their way. */
  readonly children: readonly ReadChild[] | undefined;
  /** How many more children there are, who are not looked at. */
  readonly others: number;
  /** Whether something is still on its way. */
  readonly isPending: boolean;
  /** What could not be read of a child; null where everything was. */
  readonly problem: unknown;
  readonly onRetry: () => void;
  /** Null where this installation sends no messages to devices. */
  readonly reminders: ReminderStanding | null;
  readonly gaps: number;
}

/** Whether the home of an account is ready for a night, from what is read and what this device kept. */
export function useReadiness(userId: string): Readiness {
  const today = useToday();
  const level = useGuidanceLevel();
  const [moment] = useState(now);
  const { profiles } = useActiveProfile(userId);
  const cared = useMemo(
    () => profiles?.filter(({ type, level }) => type === "child" && may(level, "log-intakes")),
    [profiles],
  );
  const of = (cared ?? []).slice(0, MAX_CHILDREN);
  const facts = useQueries({ queries: of.map(({ id }) => factsQuery(id)) });
  const boxes = useQueries({ queries: of.map(({ id }) => cabinetBoxesQuery(id)) });
  const intakes = useQueries({
    queries: of.map(({ id }) => ({ ...recentIntakesQuery(id), refetchInterval: false as const })),
  });
  const symptoms = useQuery(symptomsQuery());
  const shares = useQuery(sentSharesQuery(userId));
  const reminders = useReminderStanding(userId);
  const onCard = usePeopleOnCard();
  const readings = [symptoms, ...facts, ...boxes, ...intakes];

  const children =
    cared &&
    of.flatMap((profile, at): ReadChild[] => {
      const person = facts[at]?.data;
      const inReach = boxes[at]?.data;
      const taken = intakes[at]?.data;
      if (!person || !inReach || !taken || !symptoms.data) return [];
      const isOwn = profile.level === "own";
      const patient = personFacts(person, today);
      return [
        {
          profile,
          facts: person,
          readers: isOwn ? readersOnly(profile.id, shares.data ?? []) : [],
          readiness: {
            medicines: nightMedicines(
              {
                patient: { ...patient, circumstances: [] },
                boxes: inReach,
                intakes: taken,
                products: [],
                level,
                country: listCountry(visitorCountry()),
                leafletCountry: visitorCountry(),
                today,
                now: moment,
              },
              symptoms.data,
            ),
            weight: patient.weightStanding,
            carer: carerStanding(profile.id, isOwn, shares.data),
            card: cardStanding(
              patient.ageInMonths !== null,
              isOwn && onCard ? onCard.has(profile.id) : null,
            ),
          },
        },
      ];
    });

  const gaps = (children ?? []).reduce((sum, { readiness }) => sum + childGaps(readiness), 0);
  return {
    children,
    others: Math.max(0, (cared?.length ?? 0) - MAX_CHILDREN),
    isPending:
      cared === undefined ||
      shares.isPending ||
      readings.some(({ isPending }) => isPending) ||
      reminders === undefined,
    problem: readings.find(({ data, error }) => data === undefined && error)?.error ?? null,
    onRetry: () => {
      for (const reading of readings) if (reading.isError) void reading.refetch();
    },
    reminders: reminders ?? null,
    gaps: gaps + Number(reminders !== undefined && reminders !== null && isReminderGap(reminders)),
  };
}

/** Undefined while on its way; null where this installation sends no messages to devices. */
function useReminderStanding(userId: string): ReminderStanding | null | undefined {
  const isOffered = useFeature("push_reminders");
  const { data: home, isPending: isHomePending } = useHome(userId);
  const devices = useQuery(devicesQuery(userId));
  const here = useQuery(pushStateQuery(userId));
  if (isOffered === false) return null;
  if (isOffered === undefined || isHomePending || devices.isPending || here.isPending) {
    return undefined;
  }
  return reminderStanding({
    isPlanned: home?.people.some(({ id }) =>
      boxesOf(home, id).some(({ schedule }) => schedule.doses.length > 0),
    ),
    isOffHere: here.data && here.data === "off",
    devices: devices.data,
  });
}

/** Who stands on the emergency card of this device; null where it has no lock, and so no card in front of it. */
function usePeopleOnCard(): ReadonlySet<string> | null {
  const hasCard = useLockState() !== "off";
  const [onCard, setOnCard] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!hasCard) return setOnCard(null);
    let isCurrent = true;
    readCard().then(
      (card) => isCurrent && setOnCard(new Set(card.map(({ id }) => id))),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [hasCard]);
  return onCard;
}
