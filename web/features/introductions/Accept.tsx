import { useActionData } from 'react-router';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import type { ButtonLook } from '#web/ui/Button.tsx';
import { ButtonFold } from '#web/ui/ButtonFold.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { useMember } from '#web/useMember.ts';
import { declineReasons } from '#words/choices/declines.ts';
import { chooseWord, optionsOf } from '#words/label.ts';
import { acceptTexts, declineTexts } from './accept.texts.ts';
import { introductionDeeds } from './introductions.actions.ts';

const { Deed } = introductionDeeds;

/** Accepts an interest; for a guardian beside the bride or groom, whose answer it is, the same place asks her or him. */
export function Accept({ member, look = 'primary' }: { member: string; look?: ButtonLook }) {
  const t = useTexts(acceptTexts);
  const { asksToAccept } = useMember();
  return asksToAccept ? (
    <Deed deed="askToAccept" member={member} label={t.ask} look={look} sent={{ isAsking: 'Yes' }} />
  ) : (
    <Deed deed="accept" member={member} label={t.accept} look={look} />
  );
}

/** Accepts as well, and keeps both numbers closed until the two have written to each other. */
export function AcceptWritingFirst({ member }: { member: string }) {
  const t = useTexts(acceptTexts);
  if (useMember().asksToAccept) return null;
  return (
    <Deed
      deed="acceptWritingFirst"
      member={member}
      label={t.writeFirst}
      look="quiet"
      sent={{ numbers: 'writeFirst' }}
    />
  );
}

/** What comes of it. */
export function AcceptHint() {
  const t = useTexts(acceptTexts);
  return useMember().asksToAccept ? t.askHint : t.acceptHint;
}

/** Declines without a word, after one more look: one tap beside *Accept* is soon made by mistake. */
export function Decline({ member, label }: { member: string; label: string }) {
  const t = useTexts(declineTexts);
  return (
    <ButtonFold label={label}>
      <p>{t.sure}</p>
      <introductionDeeds.Deed deed="decline" member={member} label={t.sureNow} />
    </ButtonFold>
  );
}

/** Folded: to decline and let the sender know, with one of five reasons. */
export function DeclineKindly({ member }: { member: string }) {
  const t = useTexts(declineTexts);
  const language = useLanguage();
  const result = useActionData<FormResult>();
  const isOpen = result?.deed === 'decline' && result.typed.member === member && result.code !== 1;
  const content = (
    <introductionDeeds.Deed deed="decline" member={member} label={t.tellNow} sent={{ tell: 'Yes' }}>
      {(field) => (
        <>
          <p>{t.explain}</p>
          <SelectField
            {...field('reason')}
            label={t.reason}
            placeholder={chooseWord[language]}
            options={optionsOf(declineReasons, language)}
          />
        </>
      )}
    </introductionDeeds.Deed>
  );
  return <Accordion items={[{ id: `tell-${member}`, heading: t.fold, isOpen, content }]} />;
}
