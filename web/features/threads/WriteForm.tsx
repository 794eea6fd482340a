import { useEffect, useRef, useState } from 'react';
import { useActionData, useNavigation } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import type { ThreadName } from '#contract/thread-names.ts';
import { hasUnsent, keepDraft, readDraft } from '#web/api/session.ts';
import { INTENT } from '#web/forms/by-intent.ts';
import { NOT_SENT } from '#web/forms/empty-form-result.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useSubmitCode } from '#web/forms/useSubmitCode.ts';
import { useLanguage, useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { useMember } from '#web/useMember.ts';
import { number } from '#words/numbers.ts';
import { newKey, type ThreadFacts } from './load-thread.ts';
import { SEND, SEND_ANYWAY, SENDING } from './sending.ts';
import styles from './Thread.module.css';
import { threadsTexts } from './threads.texts.ts';

interface Props {
  member: string;
  thread: ThreadName;
  /** The message key that the page has loaded, for the first message. Later messages get keys made here. */
  first: string;
  facts: Pick<ThreadFacts, 'leftToday' | 'numbers'>;
}

/** The page shows how many messages are left today once no more than this number is left. */
const LEFT_SHOWN_UP_TO = 10;

/**
 * A form that writes a message. An unsent message is stored in this tab with its key, so that a retry does not send it
 * twice.
 */
export function WriteForm({ member, thread, first, facts: { leftToday, numbers } }: Props) {
  const t = useTexts(threadsTexts);
  const language = useLanguage();
  const messageText = useMessageText();
  const { formData, state } = useNavigation();
  const sent = useActionData<FormResult>();
  const result = SENDING.includes(sent?.deed ?? '') ? sent : undefined;
  const isRefused = result !== undefined && result.code !== OUTCOME.done;
  const place = useRef<HTMLDivElement>(null);
  const [key, setKey] = useState(first);
  // Several holders of the profile may use the same phone.
  const { account } = useMember();
  const draft = `letter ${account} ${member} ${thread}`;

  useEffect(() => {
    const kept = readKept(draft);
    const area = areaOf(place.current);
    if (kept === undefined || !area || area.value !== '') return;
    area.value = kept.words;
    setKey(kept.key);
  }, [draft]);

  useEffect(() => {
    if (result?.code !== OUTCOME.done) return;
    const area = areaOf(place.current);
    if (area) area.value = '';
    keepDraft(draft, '');
    setKey(newKey());
  }, [result, draft]);

  const keepTyped = () => {
    const typed = areaOf(place.current)?.value ?? '';
    keepDraft(draft, typed === '' ? '' : JSON.stringify({ words: typed, key }));
  };
  const wait = useSubmitCode(useIsAlive() && (result?.isKept === true || hasUnsent()));
  const putBack = (words = '', itsKey = '') => {
    const area = areaOf(place.current);
    if (area?.value !== '') return;
    area.value = words;
    setKey(itsKey);
  };
  const forgetSent = (words = '') => {
    const area = areaOf(place.current);
    // Text typed since the message was sent is a new message and stays.
    if (area?.value === words) area.value = '';
    setKey(newKey());
    keepDraft(draft, '');
  };
  const isSending = (deed: string) => state !== 'idle' && formData?.get(INTENT) === deed;
  const error = isRefused ? result.errors.words : undefined;
  return (
    <div ref={place} className={styles.write}>
      <PostForm noValidate onInput={keepTyped}>
        <input type="hidden" name="member" value={member} />
        <input type="hidden" name="thread" value={thread} />
        <input type="hidden" name="key" value={key} />
        <TextAreaField
          name="words"
          id={`letter-${thread}`}
          label={t.write}
          hint={numbers === 'closed' ? t.numbersClosed : undefined}
          rows={3}
          defaultValue={isRefused ? result.typed.words : ''}
          error={error && messageText(error)}
        />
        {wait && (
          <wait.KeptLetter
            sent={{ [INTENT]: SEND, member, thread }}
            onFind={({ words, key: itsKey }) => putBack(words, itsKey)}
            onArrive={({ words }) => forgetSent(words)}
          />
        )}
        {isRefused && !error && !(wait && result.isKept) && (
          <Notice tone="error" {...(result.code === NOT_SENT && { title: t.notSent })}>
            <p>{result.message ? messageText(result.message) : t.tryAgain}</p>
            {result.code === NOT_SENT && result.message && <p>{t.tryAgain}</p>}
          </Notice>
        )}
        <Actions>
          {isRefused && result.message?.key === 'moneyInMessage' && (
            <Button look="secondary" name={INTENT} value={SEND_ANYWAY} isBusy={isSending(SEND_ANYWAY)}>
              {t.sendAnyway}
            </Button>
          )}
          <Button name={INTENT} value={SEND} isBusy={isSending(SEND)}>
            {t.send}
          </Button>
        </Actions>
        {leftToday <= LEFT_SHOWN_UP_TO && (
          <p className="soft">{leftToday > 0 ? t.left(number(leftToday, language)) : t.noneLeft}</p>
        )}
      </PostForm>
    </div>
  );
}

const areaOf = (place: HTMLElement | null): HTMLTextAreaElement | null => place?.querySelector('textarea') ?? null;

/** Returns the stored unsent text with its key; undefined if there is none. */
function readKept(draft: string): { words: string; key: string } | undefined {
  try {
    const kept: unknown = JSON.parse(readDraft(draft) ?? '');
    if (typeof kept !== 'object' || kept === null || !('words' in kept) || !('key' in kept)) return undefined;
    const { words, key } = kept;
    return typeof words === 'string' && typeof key === 'string' ? { words, key } : undefined;
  } catch {
    return undefined;
  }
}
