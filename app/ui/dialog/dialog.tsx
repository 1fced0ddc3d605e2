import { Dialog as Base } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import { type ReactNode, type RefObject, useDeferredValue, useId, useRef, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { useCloseOnBack } from "./close-on-back.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { DIALOG_BACKDROP, DIALOG_POPUP, DIALOG_VIEWPORT } from "./dialog-styles.ts";
import { useReturnFocus } from "./return-focus.ts";
import { useUnsavedChanges } from "./unsaved-changes.ts";
import { useDoublePressGuard } from "./use-double-press-guard.ts";

/** What somebody types or chooses first. */
const FIELD = "form :is(input:not([type=hidden]), select, textarea)";

const WIDTHS = { narrow: "md:max-w-md", normal: "md:max-w-xl", wide: "md:max-w-4xl" };

/**
 * A sheet from below on a phone, a card in the middle above 768 px. Escape and the close button always close
 * it, and so does the browser's way back, after a question when something typed would be lost. Focus goes in, stays in and comes back.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  width = "normal",
  unsaved = false,
  closesOnOutsidePress = true,
  isPrepared = false,
  isFrameFirst = false,
  inView,
  focusFirst,
  startsInForm = false,
  describedBy = "",
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  width?: keyof typeof WIDTHS;
  /** Something was typed that closing would throw away. */
  unsaved?: boolean;
  closesOnOutsidePress?: boolean;
  /** Its content is in the page, hidden, before it opens: opening shows what is already drawn. */
  isPrepared?: boolean;
  /** The frame and its title are drawn at once, and the content, which takes a slow phone longer than a press may, after them. */
  isFrameFirst?: boolean;
  /** A line below the title that stays in view while the rest is scrolled. */
  inView?: ReactNode;
  /** What the focus goes to when it opens; without it, to the first control. */
  focusFirst?: RefObject<HTMLElement | null>;
  /** The focus goes to the first field, except on a touch screen, where the keyboard would cover the rest. */
  startsInForm?: boolean;
  /** Ids of what a screen reader says with the title, after the description; those that are not there are passed over. */
  describedBy?: string;
  children: ReactNode;
}) {
  const t = useText();
  const descriptionId = useId();
  const popup = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const isFilled = useDeferredValue(true, !isFrameFirst);
  useUnsavedChanges(open && unsaved);
  useReturnFocus(open);
  const guardDoublePress = useDoublePressGuard(open);
  useCloseOnBack(open, () => {
    leave();
    return unsaved ? "asks" : "closes";
  });

  function leave() {
    if (unsaved) setAsking(true);
    else onClose();
  }

  /** The close button is the first control. Left to itself, the library looks at the style of each one to find it. */
  function initialFocus(): HTMLElement | null {
    // The library knows how it was opened only where it draws the opener itself.
    const mayType = startsInForm && window.matchMedia("(pointer: fine)").matches;
    const field = mayType ? popup.current?.querySelector<HTMLElement>(FIELD) : null;
    return field ?? close.current;
  }

  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!closesOnOutsidePress}
      onOpenChange={(opens) => opens || leave()}
    >
      <Base.Portal keepMounted={isPrepared}>
        <Base.Backdrop className={DIALOG_BACKDROP} />
        <Base.Viewport className={DIALOG_VIEWPORT}>
          <Base.Popup
            ref={popup}
            onClickCapture={guardDoublePress}
            initialFocus={focusFirst ?? initialFocus}
            {...(describedBy && {
              "aria-describedby": [description && descriptionId, describedBy]
                .filter(Boolean)
                .join(" "),
            })}
            className={`${DIALOG_POPUP} ${WIDTHS[width]}`}
          >
            {/* With very large letters the title scrolls away, and only the line below it stays. */}
            <div className="sticky top-0 z-10 border-b border-line bg-paper-raised max-xs:contents">
              <div
                className={`flex items-start justify-between gap-3 pt-2 pr-2 pl-5 ${inView ? "" : "pb-2"}`}
              >
                <Base.Title className="py-2 text-lg">{title}</Base.Title>
                <Base.Close
                  ref={close}
                  aria-label={t("ui.close")}
                  className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-accent-soft hover:text-ink"
                >
                  <X aria-hidden="true" className="size-5" />
                </Base.Close>
              </div>
              {inView && (
                <div className="border-line bg-paper-raised px-5 max-xs:sticky max-xs:top-0 max-xs:z-10 max-xs:border-b">
                  {inView}
                </div>
              )}
            </div>
            <div className="px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
              {description && (
                <Base.Description id={descriptionId} className="mb-4 text-ink-soft">
                  {description}
                </Base.Description>
              )}
              {isFilled && children}
            </div>
            {(unsaved || asking) && (
              <ConfirmDialog
                open={asking}
                title={t("ui.unsaved.title")}
                confirmLabel={t("ui.unsaved.discard")}
                cancelLabel={t("ui.unsaved.keep")}
                onCancel={() => setAsking(false)}
                onConfirm={() => {
                  setAsking(false);
                  onClose();
                }}
              >
                {t("ui.unsaved.body")}
              </ConfirmDialog>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * The row of actions at the foot of a dialog's form, the main one last.
 * @param isInSight whether it stays at the foot of the dialog while the form is scrolled: no field is scrolled under it
 */
export function DialogActions({
  isInSight = false,
  children,
}: {
  isInSight?: boolean;
  children: ReactNode;
}) {
  if (!isInSight) return <div className="mt-6 flex flex-wrap justify-end gap-2">{children}</div>;
  return (
    <div
      data-in-sight=""
      className="sticky bottom-0 z-10 -mx-5 -mb-[max(1.25rem,env(safe-area-inset-bottom))] flex flex-wrap justify-end gap-2 border-line border-t bg-paper-raised px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  );
}
