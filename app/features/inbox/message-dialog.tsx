import Reply from "lucide-react/icons/reply";
import { useState } from "react";
import { formatMoment, languageName } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/dialog.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { DescriptionList } from "#app/ui/list/description-list.tsx";
import { type Message, type MessageState, STATES } from "./data.ts";
import { MessageStateBadge } from "./message-state-badge.tsx";
import { useDeleteMessage, useMarkMessage } from "./queries.ts";
import { replyAddress } from "./reply-address.ts";

/** One message, who wrote it, and what can become of it. */
export function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  // It was opened, and so read.
  const [state, setState] = useState<MessageState>(
    message.state === "unread" ? "read" : message.state,
  );
  const mark = useMarkMessage();
  const deletion = useDeleteMessage();
  const date = formatMoment(message.sentAt, language);

  function change(next: MessageState) {
    mark.mutate(
      { id: message.id, state: next },
      {
        onSuccess: () => {
          setState(next);
          showToast({ tone: "success", message: t("inbox.marked") });
        },
        onError: () => showToast({ tone: "failure", message: t("inbox.markFailed") }),
      },
    );
  }

  function remove() {
    setIsAsking(false);
    deletion.mutate(message.id, {
      onSuccess: () => {
        showToast({ tone: "success", message: t("inbox.deleted") });
        onClose();
      },
      onError: () => showToast({ tone: "failure", message: t("inbox.deleteFailed") }),
    });
  }

  return (
    <Dialog open onClose={onClose} title={message.subject}>
      <div className="flex flex-col gap-4">
        <div>
          <MessageStateBadge state={state} />
        </div>
        <DescriptionList
          items={[
            { term: t("inbox.from"), description: `${message.name} (${message.email})` },
            { term: t("inbox.sent"), description: date },
            { term: t("inbox.language"), description: languageName(message.language, language) },
          ]}
        />
        <p className="whitespace-pre-wrap rounded-control bg-paper p-4 [overflow-wrap:anywhere]">
          {message.text}
        </p>
        <a
          href={replyAddress(message, t("inbox.quote", { date, name: message.name }))}
          className={`${buttonClasses()} self-start`}
        >
          <Reply aria-hidden="true" className="size-4 shrink-0" />
          {t("inbox.reply")}
        </a>
      </div>
      <DialogActions>
        <Button variant="danger" busy={deletion.isPending} onClick={() => setIsAsking(true)}>
          {t("inbox.delete")}
        </Button>
        {STATES.filter((one) => one !== state).map((one) => (
          <Button
            key={one}
            variant="secondary"
            busy={mark.isPending && mark.variables.state === one}
            onClick={() => change(one)}
          >
            {t(`inbox.mark.${one}`)}
          </Button>
        ))}
      </DialogActions>
      <ConfirmDialog
        open={isAsking}
        title={t("inbox.confirmation.title")}
        confirmLabel={t("inbox.delete")}
        onCancel={() => setIsAsking(false)}
        onConfirm={remove}
      >
        {t("inbox.confirmation.body", { name: message.name })}
      </ConfirmDialog>
    </Dialog>
  );
}
