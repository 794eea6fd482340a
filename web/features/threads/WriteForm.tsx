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

/** The number of messages left today is shown from this number downwards. */
const LEFT_SHOWN_UP_TO = 10;

/**
 * The form for a message. An unsent message is stored in this tab with its key, so that a retry does not send it twice.
 */
export function WriteForm({ member, thread, first, facts: { leftToday, numbers } }: Props) {
  const t = useTexts(threadsTexts);
  const language = useLanguage();
  const messageText = useMessageText();
  const { formData, state } = useNavigation();
  const lastResult = useActionData<FormResult>();
  const result = SENDING.includes(lastResult?.deed ?? '') ? lastResult : undefined;
  const isRefused = result !== undefined && result.code !== OUTCOME.done;
  const place = useRef<HTMLDivElement>(null);
  const [key, setKey] = useState(first);
  // Several holders of the profile may use the same phone.
  const { account } = useMember();
  const draftKey = `letter ${account} ${member} ${thread}`;

  useEffect(() => {
    const storedDraft = readStoredDraft(draftKey);
    const area = areaOf(place.current);
    if (storedDraft === undefined || !area || area.value !== '') return;
    area.value = storedDraft.words;
    setKey(storedDraft.key);
  }, [draftKey]);

  useEffect(() => {
    if (result?.code !== OUTCOME.done) return;
    const area = areaOf(place.current);
    if (area) area.value = '';
    keepDraft(draftKey, '');
    setKey(newKey());
  }, [result, draftKey]);

  /** Stores the typed text in this tab with its key. */
  const keepTyped = () => {
    const typed = areaOf(place.current)?.value ?? '';
    keepDraft(draftKey, typed === '' ? '' : JSON.stringify({ words: typed, key }));
  };
  // The code for messages that wait on this device for a network; loaded only if a message may wait.
  const submitCode = useSubmitCode(useIsAlive() && (result?.isKept === true || hasUnsent()));
  /** Puts a message that waits on this device back into the form, unless the form has other text. */
  const restoreWaiting = (words = '', itsKey = '') => {
    const area = areaOf(place.current);
    if (area?.value !== '') return;
    area.value = words;
    setKey(itsKey);
  };
  /** Empties the form after the waiting message has arrived. */
  const forgetArrived = (words = '') => {
    const area = areaOf(place.current);
    // Text typed since the message was sent is a new message and stays.
    if (area?.value === words) area.value = '';
    setKey(newKey());
    keepDraft(draftKey, '');
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
        {submitCode && (
          <submitCode.KeptLetter
            sent={{ [INTENT]: SEND, member, thread }}
            onFind={({ words, key: itsKey }) => restoreWaiting(words, itsKey)}
            onArrive={({ words }) => forgetArrived(words)}
          />
        )}
        {isRefused && !error && !(submitCode && result.isKept) && (
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

/** Returns the text area of the form. */
const areaOf = (place: HTMLElement | null): HTMLTextAreaElement | null => place?.querySelector('textarea') ?? null;

/** Returns the unsent text that this tab stores, with its key; undefined if there is none or it is not valid. */
function readStoredDraft(draftKey: string): { words: string; key: string } | undefined {
  try {
    const stored: unknown = JSON.parse(readDraft(draftKey) ?? '');
    if (typeof stored !== 'object' || stored === null || !('words' in stored) || !('key' in stored)) return undefined;
    const { words, key } = stored;
    return typeof words === 'string' && typeof key === 'string' ? { words, key } : undefined;
  } catch {
    return undefined;
  }
}
