import Flashlight from "lucide-react/icons/flashlight";
import { useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Field } from "#app/ui/form/field.tsx";

/** What some cameras can do, and TypeScript does not know. */
interface CameraAbilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
  readonly zoom?: { readonly min: number; readonly max: number; readonly step: number };
}

/** The light and the zoom of a camera that has them. */
export function CameraControls({ track }: { track: MediaStreamTrack }) {
  const t = useText();
  const { torch = false, zoom }: CameraAbilities = track.getCapabilities?.() ?? {};
  const [isLit, setIsLit] = useState(false);
  const [factor, setFactor] = useState(zoom?.min ?? 1);
  // A camera that refuses goes on as it is.
  const apply = (settings: object) =>
    track.applyConstraints({ advanced: [settings] }).then(
      () => true,
      () => false,
    );

  return (
    <>
      {torch && (
        <Button
          variant="secondary"
          icon={<Flashlight aria-hidden="true" className="size-5" />}
          aria-pressed={isLit}
          onClick={() => void apply({ torch: !isLit }).then((done) => done && setIsLit(!isLit))}
        >
          {t("inventory.scan.light")}
        </Button>
      )}
      {zoom && zoom.max > zoom.min && (
        <Field label={t("inventory.scan.zoom")}>
          {(control) => (
            <input
              {...control}
              type="range"
              min={zoom.min}
              max={zoom.max}
              step={zoom.step || "any"}
              value={factor}
              onChange={({ target }) => {
                const wanted = Number(target.value);
                setFactor(wanted);
                void apply({ zoom: wanted });
              }}
              className="h-11 w-full accent-accent"
            />
          )}
        </Field>
      )}
    </>
  );
}
