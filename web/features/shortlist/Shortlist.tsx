import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { listShortlist } from '#contract/shortlist.ts';
import cards from '#web/card/MemberCards.module.css';
import styles from '#web/card/MemberLine.module.css';
import { MemberLine } from '#web/card/MemberLine.tsx';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Folds } from '#web/ui/Folds.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { dayAndMonth } from '#words/numbers.ts';
import { shortlistDeeds } from './shortlist.deeds.ts';
import { shortlistTexts } from './shortlist.texts.ts';

const { Deed } = shortlistDeeds;

/** Folded: what one writes for oneself about a member. */
function Note({ member, note }: { member: string; note: string }) {
  const t = useTexts(shortlistTexts);
  const sent = useActionData<FormResult>();
  const isOpen = sent?.code !== 1 && sent?.deed === 'shortlist' && sent.typed.member === member;
  const content = (
    <Deed key={note} deed="shortlist" member={member} label={t.keep} initial={{ note }}>
      {(field) => <TextAreaField {...field('note')} label={t.note} rows={2} />}
    </Deed>
  );
  return <Accordion items={[{ id: `note-${member}`, heading: note ? t.change : t.write, isOpen, content }]} />;
}

interface Props extends ReturnedDraft<typeof listShortlist> {
  /** Where few are kept yet, or nobody. */
  beneath: ReactNode;
}

export function Shortlist({ members, beneath }: Props) {
  const t = useTexts(shortlistTexts);
  const language = useLanguage();
  return (
    <MemberSheet heading={t.heading} lead={members.length > 0 && t.lead}>
      <DeedNotice />
      {members.length === 0 && (
        <EmptyState title={t.none} action={<LinkButton to="/matching-profile">{t.toPeople}</LinkButton>}>
          <p>{t.noneText}</p>
        </EmptyState>
      )}
      {members.length > 0 && (
        <ul className={cards.list}>
          {members.map(({ member, note, addedAt }) => (
            <MemberLine key={member.memberId} member={member} heading="h2">
              <p className={styles.soft}>{t.addedOn(dayAndMonth(addedAt, language))}</p>
              {note && <p className={styles.words}>{note}</p>}
              <Folds>
                <Note member={member.memberId} note={note} />
                <Deed deed="unlist" member={member.memberId} label={t.remove} look="quiet" />
              </Folds>
            </MemberLine>
          ))}
        </ul>
      )}
      {beneath}
    </MemberSheet>
  );
}
