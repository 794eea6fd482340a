import { type MouseEvent, useState } from 'react';
import type { Message } from '#contract/message.ts';
import { download } from '#web/api/download.ts';
import { useMessageText } from '#web/i18n/LanguageProvider.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';

/** An ordinary link to a file to download. With JavaScript a refusal is shown beside it. */
export function FileLink({ to, label }: { to: string; label: string }) {
  const messageText = useMessageText();
  const [refusal, setRefusal] = useState<Message | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function startDownload(event: MouseEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(await download(to));
    setIsBusy(false);
  }

  return (
    <div>
      <LinkButton to={to} look="secondary" isFile isBusy={isBusy} onClick={startDownload}>
        {label}
      </LinkButton>
      <span role="status">{refusal && messageText(refusal)}</span>
    </div>
  );
}
