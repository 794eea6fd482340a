import type { RefObject } from 'react';
import { isOfMember, isSentAutomatically, type Unsent } from '#web/api/unsent.ts';
import { useLanguage, useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { keptTexts } from './kept.texts.ts';
import { deviceWordIn, keptTimeIn } from './kept-words.ts';

interface Props {
  /** The save that waits on this device. */
  waiting: Unsent | undefined;
  /** The save that has arrived, shown if none waits. */
  arrived: Unsent | undefined;
  noticeRef?: RefObject<HTMLDivElement | null> | undefined;
}

/** Shows at the form that a save waits on this device, why it was refused, or that it has arrived. */
export function KeptNotice({ waiting, arrived, noticeRef }: Props) {
  const t = useTexts(keptTexts);
  const language = useLanguage();
  const messageText = useMessageText();
  const save = waiting ?? arrived;
  if (!save) return null;
  const { trouble } = save;
  const [here, time] = [deviceWordIn(language), keptTimeIn(save.keptAt, language)];
  if (!waiting)
    return (
      <Notice tone="success" ref={noticeRef}>
        {t.arrived(here, time)}
      </Notice>
    );
  if (!trouble)
    return (
      <Notice tone="info" ref={noticeRef}>
        {isSentAutomatically(save) ? t.willGo(here, time) : t.press(here, time)}
        {isOfMember(save) && ` ${t.goesAtLogOut}`}
      </Notice>
    );
  return (
    <Notice tone="error" ref={noticeRef}>
      <p>{t.look(here, time)}</p>
      <p>{messageText(trouble)}</p>
      <p>{t.lookAgain}</p>
    </Notice>
  );
}
