import { type FormEvent, useState } from "react";
import { storeSimpleScreen } from "#app/client/simple-screen/stored-simple-screen.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";

/**
 * The way back to the ordinary screens: behind the app lock where it is on, else behind a word that has to be written,
 * which nobody does by accident.
 * @param prove asks for the code or the passkey; null where this device has no lock
 */
export function LeaveSimpleScreen({ prove }: { prove: (() => Promise<boolean>) | null }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);

  async function leave() {
    if (prove === null) setAsking(true);
    else if (await prove()) storeSimpleScreen(null);
  }

  return (
    <>
      <Button variant="plain" className="self-center" onClick={() => void leave()}>
        {t("simpleScreen.leave")}
      </Button>
      {isAsking && <WordQuestion onClose={() => setAsking(false)} />}
    </>
  );
}

function WordQuestion({ onClose }: { onClose: () => void }) {
  const t = useText();
  const word = t("simpleScreen.leaveWord");
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);

  function answer(event: FormEvent) {
    event.preventDefault();
    if (typed.trim().toLocaleLowerCase() === word) storeSimpleScreen(null);
    else setWrong(true);
  }

  return (
    <Dialog open onClose={onClose} title={t("simpleScreen.leave")} width="narrow" startsInForm>
      <form noValidate className="flex flex-col gap-4" onSubmit={answer}>
        <p>{t("simpleScreen.leaveBody")}</p>
        <Field
          label={t("simpleScreen.leaveLabel", { word })}
          error={isWrong && t("simpleScreen.leaveWrong", { word })}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              onChange={({ target }) => {
                setWrong(false);
                setTyped(target.value);
              }}
            />
          )}
        </Field>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t("ui.cancel")}
          </Button>
          <Button type="submit">{t("simpleScreen.leave")}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
