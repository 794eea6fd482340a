import { Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { seeIdentity } from '#contract/staff/identity.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { identityPapers } from '#web/office/member/care.texts.ts';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { identityTexts } from './identity.texts.ts';

export const head = identityTexts;

export const loader = ({ params }: LoaderFunctionArgs) => ({ member: params.profileId ?? '' });

type Result = FormResult & { other?: string };

const identityDeeds = deeds({
  see: {
    call: seeIdentity,
    action: formAction(seeIdentity, {
      deed: 'see',
      // A paper's number is never sent back to the page.
      secrets: ['number', 'numberAgain', 'birthDate', 'birthDateAgain'],
      also: (answer): Partial<Result> => (answer.ok && answer.values.other ? { other: answer.values.other } : {}),
    }),
  },
});

export const action = actionOfForms(identityDeeds);

const { Deed } = identityDeeds;

/** A form for number and birth date, typed from the paper. It shows no data of the member. */
export function Component() {
  const t = useTexts(identityTexts);
  const { member } = useLoaderData<typeof loader>();
  const other = useActionData<Result>()?.other;
  return (
    <OfficeRoom heading={t.heading} lead={t.lead}>
      {other && (
        <p>
          <Link to={`/office/members/${other}`}>{other}</Link>
        </p>
      )}
      <p>{t.aadhaar}</p>
      <Deed deed="see" member={member} label={t.compare} look="primary">
        {(field) => (
          <>
            <ChoiceSelect {...field('paper')} label={t.paper} names={identityPapers} required />
            <TextField {...field('number')} label={t.number} autoComplete="off" required />
            <TextField {...field('birthDate')} label={t.birthDate} type="date" autoComplete="off" required />
            <TextField {...field('numberAgain')} label={t.numberAgain} autoComplete="off" required />
            <TextField {...field('birthDateAgain')} label={t.birthDateAgain} type="date" autoComplete="off" required />
          </>
        )}
      </Deed>
      <p>
        <Link to={`/office/members/${member}`}>{member}</Link>
      </p>
    </OfficeRoom>
  );
}
