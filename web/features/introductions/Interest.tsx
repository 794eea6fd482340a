import type { Standing } from '#contract/member.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { interestTexts } from './interest.texts.ts';
import { introductionDeeds } from './introductions.deeds.ts';

const { Deed } = introductionDeeds;

interface Props {
  member: string;
  standing: Exclude<Standing, 'own'>;
}

/** How things stand between the two families, and what this one can do next. */
export function Interest({ member, standing }: Props) {
  const t = useTexts(interestTexts);
  const maySend = standing === 'none' || standing === 'declinedByMe';
  return (
    <section>
      <h3>{t.heading}</h3>
      <p>{t[standing]}</p>
      {maySend && (
        <Deed deed="send" member={member} label={t.send} look="primary">
          {(field) => <TextAreaField {...field('note')} label={t.note} hint={t.noteHint} rows={3} />}
        </Deed>
      )}
      {standing === 'waiting' && <Deed deed="withdraw" member={member} label={t.withdraw} />}
      {standing === 'received' && (
        <>
          <p>{t.acceptHint}</p>
          <Actions>
            <Deed deed="accept" member={member} label={t.accept} look="primary" />
            <Deed deed="decline" member={member} label={t.decline} />
          </Actions>
        </>
      )}
    </section>
  );
}
