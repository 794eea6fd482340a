import { createContext, useContext, useEffect, useRef } from 'react';
import { Link, useActionData, useNavigation } from 'react-router';
import type { Match } from '#contract/matches.ts';
import type { MessageKey } from '#contract/message.ts';
import { bookmark } from '#web/art/drawings.ts';
import { LineDrawing } from '#web/art/Icon.tsx';
import { SEND } from '#web/fields/accepting.ts';
import { ReportLink } from '#web/fields/ReportLink.tsx';
import { INTENT } from '#web/forms/by-intent.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { closeOnEscape } from '#web/ui/closeOnEscape.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import styles from './CardActions.module.css';
import { cardTexts } from './card.texts.ts';
import { HIDE, KEEP } from './list-actions.ts';

/** Sentences that ask to be shown before anything is sent. */
const SHOWING_FIRST = ['seenFirst', 'showYourselfFirst'] satisfies MessageKey[];

interface Props {
  memberId: string;
  name: string;
}

/** Puts the member into the shortlist, or leads there. */
export function Keep({ memberId, name, isKept }: Props & { isKept: boolean }) {
  const t = useTexts(cardTexts);
  const isSent = useIsSent(memberId);
  const place = useFocusAfter(memberId, KEEP, isKept);
  if (isKept)
    return (
      <Link ref={place} to="/matching-profile/shortlist" className={styles.keep}>
        <LineDrawing path={bookmark} />
        {t.kept}
      </Link>
    );
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="member" value={memberId} />
      <button type="submit" className={styles.keep} name={INTENT} value={KEEP} disabled={isSent(KEEP)}>
        <LineDrawing path={bookmark} />
        {t.keep}
        <Of name={name} />
      </button>
    </PostForm>
  );
}

/** An interest, after one more look; where one stands between the two already, how that is, and the way to it. */
export function Send({ memberId, name, between }: Props & Pick<Match, 'between'>) {
  const t = useTexts(cardTexts);
  const messageText = useMessageText();
  const isSent = useIsSent(memberId);
  const result = useActionData<FormResult>();
  const refused = result?.deed === SEND && result.typed.member === memberId && result.code !== 1 ? result : undefined;
  const place = useFocusAfter(memberId, SEND, between !== '');
  const maySend = useContext(MaySend);
  if (between === '' && !maySend)
    return (
      <Link to="/matching-profile#showing-first" className={styles.send}>
        {t.send}
        <Of name={name} />
      </Link>
    );
  if (between !== '')
    return (
      <Link
        ref={place}
        to={`/matching-profile/${memberId}`}
        className={styles[between === 'received' ? 'answer' : 'send']}
      >
        {t[between]}
        <Of name={name} />
      </Link>
    );
  return (
    <details className={styles.sending} name="sending" open={refused !== undefined} onKeyDown={closeOnEscape}>
      <summary className={styles.answer}>
        {t.send}
        <Of name={name} />
      </summary>
      <div className={styles.panel}>
        <p>{refused ? messageText(refused.message ?? Object.values(refused.errors)[0]) : t.sendText}</p>
        {SHOWING_FIRST.some((key) => key === refused?.message?.key) ? (
          <LinkButton to="/matching-profile#showing-first">{t.toShowing}</LinkButton>
        ) : (
          <PostForm preventScrollReset>
            <input type="hidden" name="member" value={memberId} />
            <input type="hidden" name="note" value="" />
            <Button name={INTENT} value={SEND} isBusy={isSent(SEND)}>
              {t.sendNow}
              <Of name={name} />
            </Button>
          </PostForm>
        )}
      </div>
    </details>
  );
}

/** What one does seldom: hide at once, block on the member's own page, report there in a form that stands open. */
export function Seldom({ memberId, name }: Props) {
  const t = useTexts(cardTexts);
  const isSent = useIsSent(memberId);
  return (
    <div className={styles.seldom}>
      <PostForm preventScrollReset>
        <input type="hidden" name="member" value={memberId} />
        <button type="submit" name={INTENT} value={HIDE} disabled={isSent(HIDE)}>
          {t.hide}
          <Of name={name} />
        </button>
      </PostForm>
      <Link to={`/matching-profile/${memberId}#seldom`}>
        {t.block}
        <Of name={name} />
      </Link>
      <ReportLink member={memberId} name={name} />
    </div>
  );
}

/** The button that was pressed is gone: who goes by keys goes on from what stands in its place. */
function useFocusAfter(memberId: string, deed: string, isDoneHere: boolean) {
  const place = useRef<HTMLAnchorElement>(null);
  const result = useActionData<FormResult>();
  const isDone = result?.code === 1 && result.deed === deed && result.typed.member === memberId;
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isDone && isDoneHere && isLost) place.current?.focus({ preventScroll: true });
  }, [isDone, isDoneHere]);
  return place;
}

function useIsSent(memberId: string) {
  const sent = useNavigation().formData;
  return (intent: string) => sent?.get('member') === memberId && sent.get(INTENT) === intent;
}

/** Twenty buttons with one name each need to say whose they are. */
const Of = ({ name }: { name: string }) => <span className="spoken">: {name}</span>;

/** Whether interests can be sent yet: while the own profile waits for the office or for a yes, the button leads there. */
export const MaySend = createContext(true);
