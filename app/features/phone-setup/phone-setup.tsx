import CircleCheck from "lucide-react/icons/circle-check";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import CircleX from "lucide-react/icons/circle-x";
import { type ReactNode, useEffect, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { Badge, type Tone } from "#app/ui/list/badge.tsx";
import { type CheckState, type PhoneCheck, type PhoneFacts, phoneChecks } from "./phone-checks.ts";
import { readPhoneFacts, tryCamera } from "./phone-facts.ts";

const LOOKS: Readonly<Record<CheckState, { tone: Tone; icon: ReactNode }>> = {
  fine: { tone: "valid", icon: <CircleCheck aria-hidden="true" /> },
  missing: { tone: "expired", icon: <CircleX aria-hidden="true" /> },
  untried: { tone: "unknown", icon: <CircleHelp aria-hidden="true" /> },
};

/** What this phone has of what Trousse needs, what is missing, and how to mend it. Nothing leaves the phone. */
export function PhoneSetup() {
  const t = useText();
  const [facts, setFacts] = useState<PhoneFacts | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Permissions are also changed in the settings of the phone, behind this page.
    const read = async () => {
      const found = await readPhoneFacts();
      if (isWanted) setFacts(found);
    };
    void read();
    window.addEventListener("focus", read);
    return () => {
      isWanted = false;
      window.removeEventListener("focus", read);
    };
  }, []);
  if (!facts) return <Spinner />;
  const checks = phoneChecks(facts);
  const missing = checks.filter(({ state }) => state !== "fine").length;
  const allowNotifications = async () => {
    const notifications = await Notification.requestPermission();
    setFacts((current) => current && { ...current, notifications });
  };
  const openCamera = async () => {
    const camera = await tryCamera();
    setFacts((current) => current && { ...current, camera });
  };
  return (
    <>
      <p role="status" className="font-semibold text-lg">
        {missing === 0 ? t("phone.ready") : t("phone.missing", { count: missing })}
      </p>
      <ol className="divide-y divide-line rounded-card border border-line bg-paper-raised px-4 md:px-6">
        {checks.map((check) => (
          <CheckItem key={check.topic} check={check}>
            {check.code === "notifications-untried" && (
              <Button onClick={() => void allowNotifications()}>{t("phone.allow")}</Button>
            )}
            {check.code === "camera-untried" && (
              <Button onClick={() => void openCamera()}>{t("phone.tryCamera")}</Button>
            )}
          </CheckItem>
        ))}
      </ol>
      <p className="max-w-prose text-ink-soft">{t("phone.after")}</p>
    </>
  );
}

function CheckItem({
  check: { topic, state, code },
  children,
}: {
  check: PhoneCheck;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <li className="flex flex-col items-start gap-2 py-4">
      <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-base">{t(`phone.topic.${topic}`)}</h2>
        <Badge {...LOOKS[state]}>{t(`phone.state.${state}`)}</Badge>
      </div>
      <p className="max-w-prose">{t(`phone.said.${code}`)}</p>
      {children}
    </li>
  );
}
