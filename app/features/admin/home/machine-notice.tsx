import { useQuery } from "@tanstack/react-query";
import { formatBytes } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { machineQuery } from "../queries.ts";

/** On every page of the back-office: what of the machine cannot wait. Nothing while all is well, or nobody knows. */
export function MachineNotice() {
  const t = useText();
  const language = useLanguage();
  const { data: machine } = useQuery(machineQuery);
  if (!machine) return null;
  if (!machine.hasRoom) {
    const size = formatBytes(machine.freeBytes, language);
    return <Notice tone="failure">{t("admin.machine.full", { size })}</Notice>;
  }
  if (machine.unreachedDoses > 0) {
    const count = machine.unreachedDoses;
    return <Notice tone="failure">{t("admin.machine.unreached", { count })}</Notice>;
  }
  if (machine.backups.isOn && machine.backups.problem) {
    return <Notice tone="failure">{t("admin.machine.backupsFail")}</Notice>;
  }
  if (machine.updates.is === "available") {
    const { version } = machine.updates;
    return <Notice tone="success">{t("admin.machine.update", { version })}</Notice>;
  }
  return null;
}
