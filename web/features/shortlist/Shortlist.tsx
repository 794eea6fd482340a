import type { ComponentType, ReactNode } from 'react';
import { useActionData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { listShortlist } from '#contract/shortlist.ts';
import { frontTexts } from '#web/card/front.texts.ts';
import cards from '#web/card/MemberCards.module.css';
import styles from '#web/card/MemberLine.module.css';
import { MemberLine } from '#web/card/MemberLine.tsx';
import { AskSign, LeafSign } from '#web/card/Signs.tsx';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Folds } from '#web/ui/Folds.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { dayAndMonth, number } from '#words/numbers.ts';
import { reasonsOf } from '#words/sheet/reasons.ts';
import { shortlistDeeds } from './shortlist.actions.ts';
import { shortlistTexts } from './shortlist.texts.ts';

const { Deed } = shortlistDeeds;

/** Folded: what one writes for oneself about a member, since when it is kept, and the way out of the list. */
function Own({ member, note, since }: { member: string; note: string; since: string }) {
  const t = useTexts(shortlistTexts);
  const sent = useActionData<FormResult>();
  const isOpen = sent?.code !== 1 && sent?.deed === 'shortlist' && sent.typed.member === member;
  const content = (
    <>
      <Deed key={note} deed="shortlist" member={member} label={t.keep} initial={{ note }}>
        {(field) => <TextAreaField {...field('note')} label={t.note} hint={since} rows={2} />}
      </Deed>
      <Deed deed="unlist" member={member} label={t.remove} look="quiet" />
    </>
  );
  return <Accordion items={[{ id: `note-${member}`, heading: note ? t.change : t.write, isOpen, content }]} />;
}

type Kept = ReturnedDraft<typeof listShortlist>['members'][number];

interface Props {
  members: readonly Kept[];
  /** To send an interest, or how one stands; the page hands it in. */
  Send: ComponentType<{ memberId: string; name: string } & Pick<Kept, 'between'>>;
  /** Where few are kept yet, or nobody. */
  beneath: ReactNode;
}

export function Shortlist({ members, Send, beneath }: Props) {
  const t = useTexts(shortlistTexts);
  const language = useLanguage();
  return (
    <MemberSheet
      heading={t.heading}
      aside={members.length > 0 && t.count(number(members.length, language))}
      lead={members.length > 0 && t.lead}
    >
      <DeedNotice />
      {members.length === 0 && (
        <EmptyState title={t.none} action={<LinkButton to="/matching-profile">{t.toPeople}</LinkButton>}>
          <p>{t.noneText}</p>
        </EmptyState>
      )}
      {members.length > 0 && (
        <ul className={cards.list}>
          {members.map((kept) => (
            <li key={kept.member.memberId}>
              <MemberLine member={kept.member} heading="h2">
                <Said {...kept} />
              </MemberLine>
              <Next {...kept} Send={Send} />
            </li>
          ))}
        </ul>
      )}
      {beneath}
    </MemberSheet>
  );
}

/** Why it may fit, and what one has written oneself. */
function Said({ note, ...kept }: Kept) {
  const { fit, ask } = useReasons(kept);
  if (!fit && !ask && !note) return null;
  return (
    <div className={styles.says}>
      {fit && (
        <p className={styles.fit}>
          <LeafSign />
          <span>{fit}</span>
        </p>
      )}
      {ask && (
        <p className={styles.fit}>
          <AskSign />
          <span>{ask}</span>
        </p>
      )}
      {note && <p className={`quoted ${styles.words}`}>{note}</p>}
    </div>
  );
}

/** What comes next, and in one quiet row what one does for oneself. */
function Next({ member: { memberId, name }, addedAt, note, between, Send }: Kept & Pick<Props, 'Send'>) {
  const t = useTexts(shortlistTexts);
  const language = useLanguage();
  return (
    <div>
      <div className={styles.next}>
        <Send memberId={memberId} name={name} between={between} />
        <LinkButton to={`/matching-profile/${memberId}/pair`} look="secondary">
          {t.sideBySide}
        </LinkButton>
      </div>
      <Folds>
        <Own member={memberId} note={note} since={t.addedOn(dayAndMonth(addedAt, language))} />
      </Folds>
    </div>
  );
}

/** Which of one's own wishes are met, and the first thing to ask. */
function useReasons({ myWishes, clan }: Pick<Kept, 'myWishes' | 'clan'>) {
  const language = useLanguage();
  const known = { clan, myWishes, theirWishes: [], horoscope: [], jotok: null, unknown: [] };
  const { fits } = reasonsOf(known, language);
  const { asks } = reasonsOf(known, language, { texts: frontTexts[language] });
  return { fit: myWishes.some(({ code }) => code === 'wish.met') && fits.join(' '), ask: asks[0] };
}
