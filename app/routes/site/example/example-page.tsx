import { QueryClientProvider } from "@tanstack/react-query";
import FlaskConical from "lucide-react/icons/flask-conical";
import { useReducer, useState } from "react";
import { Link } from "react-router";
import { newId } from "#app/client/database/new-id.ts";
import { queryClient } from "#app/client/queries/query-client.ts";
import { now as thisMoment, useNow } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { today as thisDay } from "#app/client/time/today.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Tabs } from "#app/ui/layout/tabs.tsx";
import { afterAct } from "#domain/example/example-acts.ts";
import { type ExampleIntake, exampleHome } from "#domain/example/example-home.ts";
import { ExampleDoses } from "./example-doses.tsx";
import { ExampleInventory } from "./example-inventory.tsx";
import { ExampleQuestion } from "./example-question.tsx";

type Part = "doses" | "boxes" | "question";

/** An invented home to touch: it lives in the memory of the page, and ends with it. */
export function ExamplePage() {
  const t = useText();
  const path = useLocalePath();
  const moment = useNow();
  const [part, setPart] = useState<Part>("doses");
  const [personId, setPersonId] = useState("hugo");
  const [home, act] = useReducer(afterAct, undefined, () =>
    exampleHome(thisDay(), thisMoment(), browserZone),
  );
  const take = (intake: Omit<ExampleIntake, "id" | "takenAt">) =>
    act({ kind: "take", intake: { ...intake, id: newId(), takenAt: thisMoment() } });

  return (
    <QueryClientProvider client={queryClient}>
      <section
        aria-label={t("example.mark")}
        className="flex flex-wrap items-center gap-3 rounded-card border-2 border-soon bg-soon/10 p-4"
      >
        <FlaskConical aria-hidden="true" className="size-6 shrink-0 text-soon" />
        <p className="min-w-0 grow basis-60 font-semibold">{t("example.notice")}</p>
        <Link to={path("register")} className={buttonClasses()}>
          {t("example.account")}
        </Link>
      </section>
      <Tabs
        label={t("example.parts")}
        tabs={[
          { name: "doses", label: t("example.doses") },
          { name: "boxes", label: t("example.boxes") },
          { name: "question", label: t("example.question") },
        ]}
        chosen={part}
        onChoose={setPart}
      >
        <h2 className="mb-3 text-lg">{t(`example.title.${part}`)}</h2>
        {part === "doses" && (
          <ExampleDoses
            home={home}
            now={moment}
            onTake={take}
            onUndo={(intakeId) => act({ kind: "undo", intakeId })}
          />
        )}
        {part === "boxes" && <ExampleInventory home={home} />}
        {part === "question" && (
          <ExampleQuestion home={home} personId={personId} onPerson={setPersonId} onTake={take} />
        )}
      </Tabs>
    </QueryClientProvider>
  );
}
