import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { IconButton } from "../button/button.tsx";
import { hideToast, type Toast, useToast } from "./toast.ts";
import { useToastInset } from "./toast-inset.ts";
import { UNDO_SHOWN_MS } from "./undo-time.ts";

const SHOWN_MS = 4_000;

const ICON = {
  success: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-valid" />,
  failure: <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-expired" />,
  notice: <Info aria-hidden="true" className="size-5 shrink-0 text-accent" />,
};

/**
 * The place of the toast. It stands in the frame from the start, so that screen readers listen to it, and the
 * toast waits for as long as the pointer or the focus is on it, or until it is closed if it lasts.
 */
export function ToastRegion() {
  const toast = useToast();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;

  useEffect(() => {
    if (!toast || toast.isPersistent || held) return;
    const timer = setTimeout(() => hideToast(toast.id), toast.action ? UNDO_SHOWN_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);

  return (
    <output
      // Over the bar of places, and over a question or a dialog at the top: at the foot it would lie on its buttons.
      className="pointer-events-none fixed inset-x-0 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-50 max-xs:bottom-40 flex justify-center px-4 lg:bottom-6 print:hidden [body:has([role=dialog],[role=alertdialog])_&]:top-3 [body:has([role=dialog],[role=alertdialog])_&]:bottom-auto"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {toast && (
        <ToastCard
          key={toast.id}
          toast={toast}
          onClose={() => {
            // What leaves the page under the pointer or the focus tells nobody that they left it.
            setHovered(false);
            setFocused(false);
            hideToast(toast.id);
          }}
        />
      )}
    </output>
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const t = useText();
  const { action } = toast;
  const card = useRef<HTMLSpanElement>(null);
  const isActionDone = useRef(false);
  useToastInset(card);
  return (
    <span
      ref={card}
      // Beside what can be done a sentence would have a third of a phone: that goes below it.
      className={`pointer-events-auto flex w-full max-w-md items-center gap-x-3 rounded-card border border-line bg-paper-raised py-2 pr-2 pl-4 shadow-float ${action ? "flex-wrap" : ""}`}
    >
      <span className="flex min-w-0 grow items-center gap-x-3">
        {ICON[toast.tone]}
        <span className="min-w-0 grow py-2 wrap-anywhere">{toast.message}</span>
      </span>
      <span className="ml-auto flex shrink-0 items-center gap-x-3">
        {action && (
          <button
            type="button"
            className="min-h-11 shrink-0 rounded-control px-3 font-semibold text-accent hover:bg-accent-soft"
            onClick={() => {
              // A second press may come before the card has left the page.
              if (isActionDone.current) return;
              isActionDone.current = true;
              onClose();
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
        <IconButton
          label={t("ui.close")}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onClose}
        />
      </span>
    </span>
  );
}
