import type { Standing } from '#contract/member.ts';
import { DeedForm } from '#web/forms/DeedForm.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { deedTexts } from './deeds.texts.ts';

interface Props {
  member: string;
  standing: Exclude<Standing, 'own'>;
}

/** How things stand between the two families, and what this one can do next. */
export function Interest({ member, standing }: Props) {
  const t = useTexts(deedTexts);
  const maySend = standing === 'none' || standing === 'declinedByMe';
  return (
    <section>
      <h3>{t.heading}</h3>
      <p>{t[standing]}</p>
      {maySend && (
        <DeedForm deed="send" member={member} label={t.send} look="primary">
          {(field) => <TextAreaField {...field('note')} label={t.note} hint={t.noteHint} rows={3} />}
        </DeedForm>
      )}
      {standing === 'waiting' && <DeedForm deed="withdraw" member={member} label={t.withdraw} />}
      {standing === 'received' && (
        <>
          <p>{t.acceptHint}</p>
          <Actions>
            <DeedForm deed="accept" member={member} label={t.accept} look="primary" />
            <DeedForm deed="decline" member={member} label={t.decline} />
          </Actions>
        </>
      )}
    </section>
  );
}
