import { Link } from 'react-router';
import type { HelplinePhone } from '#contract/helpline.ts';
import type { ConfirmedPhone } from '#contract/verification.ts';
import { CodeField } from '#web/fields/CodeField.tsx';
import { codeTexts } from '#web/fields/code.texts.ts';
import { OfficeWays } from '#web/fields/OfficeWays.tsx';
import { RichText } from '#web/fields/RichText.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { confirmTexts } from './confirm.texts.ts';
import { SendAgain } from './SendAgain.tsx';
import { verificationDeeds } from './verification.actions.ts';

const { Deed } = verificationDeeds;

interface Props {
  about: ConfirmedPhone;
  /** Whether a code was asked for within the last half hour. */
  isAsked: boolean;
  /** No SMS reaches the number: a landline, a country to which none goes, or a site without a gateway. The page gives no reason. */
  isByOffice: boolean;
  isPrinted: boolean;
  phones: readonly HelplinePhone[];
  /** When the office calls, in its own words; null where that is not known. */
  hours: { html: string; language: string } | null;
}

/** One field for the code, and three ways on where it does not come. */
export function CodeForm({ about, isAsked, isByOffice, isPrinted, phones, hours }: Props) {
  const t = useTexts(confirmTexts);
  const code = useTexts(codeTexts);
  const noSms = (
    <>
      <p>{t.noSms}</p>
      {hours?.html && <RichText {...hours} />}
    </>
  );
  if (!isAsked)
    return (
      <>
        {isPrinted && !isByOffice && <p>{t.printed}</p>}
        {isByOffice && noSms}
        <Deed deed="sendCode" sent={{ about }} label={isByOffice ? t.askForCall : code.send} look="primary" />
      </>
    );
  return (
    <>
      {isByOffice && noSms}
      <Deed deed="confirmCode" sent={{ about }} label={code.confirm} look="primary">
        {(field) => <CodeField {...field('code')} />}
      </Deed>
      {!isByOffice && <SendAgain about={about} />}
      <Accordion
        items={[
          {
            id: `other-${about}`,
            heading: t.otherNumber,
            content:
              about === 'phone' ? (
                <Link to="/phone-and-email">{t.otherOwn}</Link>
              ) : (
                <Link to="/matching-profile/about-me">{t.otherGuardian}</Link>
              ),
          },
          {
            id: `office-${about}`,
            heading: t.office,
            content: (
              <>
                <p>{t.officeText}</p>
                {!isByOffice && hours?.html && <RichText {...hours} />}
                <OfficeWays phones={phones} lead={t.callUs} />
              </>
            ),
          },
        ]}
      />
    </>
  );
}
