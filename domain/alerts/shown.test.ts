import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { wallTime } from "../calendar/wall-time.ts";
import type { Alert } from "./alert.ts";
import type { HomeAlert } from "./home-alerts.ts";
import { activeAlerts, bellBadge, dashboardAlerts, notifications, notifiedDoses } from "./shown.ts";

const now = wallTime("2026-03-31T10:00");

const ofHugo = (alert: Alert): HomeAlert => ({ alert, profileId: "hugo", isCommon: false });

function empties(count: number, status: Alert["status"] = "active"): HomeAlert[] {
  return Array.from({ length: count }, (_, number) =>
    ofHugo({
      type: "out-of-stock",
      key: `out-of-stock-${status}-${number}`,
      priority: "high",
      status,
      day: day("2026-03-31"),
      medication: { id: `${number}`, name: "Doliprane", dosage: "1000 mg" },
    }),
  );
}

function custom(onDay: string, time: string): HomeAlert {
  return ofHugo({
    type: "custom",
    key: "custom-1",
    priority: "medium",
    status: "active",
    day: day(onDay),
    medication: null,
    title: "Ordonnance",
    message: null,
    time,
    id: "1",
    repeats: "once",
    endsOn: null,
  });
}

test("the dashboard shows at most 5, the notifications at most 6, none of them dismissed", () => {
  const alerts = [...empties(3, "dismissed"), ...empties(12)];
  expect(activeAlerts(alerts)).toHaveLength(12);
  expect(dashboardAlerts(alerts)).toEqual(empties(5));
  expect(notifications(alerts, now, 0)).toEqual(empties(6));
});

test.each([
  { count: 0, badge: null },
  { count: 1, badge: "1" },
  { count: 9, badge: "9" },
  { count: 10, badge: "9+" },
  { count: 5000, badge: "9+" },
])("the bell wears $badge for $count", ({ count, badge }) => {
  expect(bellBadge([...empties(2, "dismissed"), ...empties(count)], now, 0)).toBe(badge);
});

test.each([
  { alert: custom("2026-03-31", "10:01"), rings: false, because: "its minute has not come" },
  { alert: custom("2026-03-31", "10:00"), rings: true, because: "its minute has come" },
  { alert: custom("2026-04-01", "00:00"), rings: false, because: "it is for tomorrow" },
  { alert: custom("2026-03-01", "23:59"), rings: true, because: "nobody has dismissed it since" },
])(
  "a custom alert of $alert.alert.day $alert.alert.time rings: $rings, $because",
  ({ alert, rings }) => {
    expect(notifications([alert], now, 0)).toHaveLength(rings ? 1 : 0);
    expect(bellBadge([alert], now, 0)).toBe(rings ? "1" : null);
    expect(dashboardAlerts([alert])).toHaveLength(1);
  },
);

test("doses that are due come first, and count with the alerts", () => {
  const alerts = empties(4);
  expect(notifications(alerts, now, 3)).toHaveLength(3);
  expect(notifications(alerts, now, 8)).toHaveLength(0);
  expect(notifiedDoses([1, 2, 3, 4, 5, 6, 7, 8])).toHaveLength(6);
  expect(bellBadge(alerts, now, 5)).toBe("9");
  expect(bellBadge(alerts, now, 6)).toBe("9+");
});
