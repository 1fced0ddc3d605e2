import { turnShortcuts, useShortcutsOn } from "#app/client/shortcuts/shortcut-choice.ts";
import { useText } from "#app/locale/text.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { ShortcutList } from "./shortcut-list.tsx";

/** Of this browser and not of the account: a keyboard is a device's. */
export function ShortcutsCard() {
  const t = useText();
  const isOn = useShortcutsOn();
  return (
    <Card title={t("search.shortcuts.title")} note={t(`search.shortcuts.${isOn ? "on" : "off"}`)}>
      <div id="shortcuts">
        <ShortcutList />
        <Switch
          label={t("search.shortcuts.switch")}
          checked={isOn}
          className="mt-3"
          onChange={({ target }) => turnShortcuts(target.checked)}
        />
      </div>
    </Card>
  );
}
