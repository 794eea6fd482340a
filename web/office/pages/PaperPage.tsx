import { type ActionFunction, Form, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { INDIA } from '#contract/choices.ts';
import { stateList } from '#contract/lookups.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { PICTURE_FILE } from '#contract/picture.ts';
import { correctPaper, enterPaper, paperForm, showPaper } from '#contract/staff/paper.ts';
import { visitOf } from '#web/api/visit.ts';
import { personalStepTexts } from '#web/features/personal/personal.texts.ts';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { fileTexts } from '#web/fields/file.texts.ts';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { FormNotice } from '#web/forms/FormNotice.tsx';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { PAGE_HEADING } from '#web/layout/useArrival.ts';
import { LOGIN, loadStaff } from '#web/office/desk.ts';
import { keepPhoto, useKeptPhoto } from '#web/office/paper/kept-photo.ts';
import { PaperAnswer } from '#web/office/paper/PaperAnswer.tsx';
import { PaperParts } from '#web/office/paper/PaperParts.tsx';
import { type PaperStep, paperSteps } from '#web/office/paper/paper-steps.ts';
import { usePaperDraft } from '#web/office/paper/usePaperDraft.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { personChoices } from '#words/choices/person.ts';
import { labelIn } from '#words/label.ts';
import { lineLabels } from '#words/labels/lineage.ts';
import { profileLabels } from '#words/labels/profile.ts';
import { paperTexts } from './paper.texts.ts';

export const head = paperTexts;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const member = new URL(request.url).searchParams.get('member') ?? '';
  const lists = await loadStaff(visit, showPaper, { member });
  const { states } = await loadStaff(visit, stateList, { country: String(INDIA) });
  return { member, lists, states };
}

/** The result. `existingProfileId`: a profile of the account that already has the phone. */
type Result = FormResult & { existingProfileId?: string };

const enter = formAction(enterPaper, {
  files: (typed): Record<string, Blob> => {
    const photo = typed.get(PICTURE_FILE);
    return photo instanceof File && photo.size > 0 ? { [PICTURE_FILE]: photo } : {};
  },
  // Without JavaScript the states of another country come with the next page.
  offer: async ({ country }, { api }) => {
    const answer = country ? await api(stateList, { country }) : undefined;
    return answer?.ok ? answer.values.states : undefined;
  },
  also: (answer): Partial<Result> =>
    answer.ok && answer.values.code !== OUTCOME.done && answer.values.profileId
      ? { existingProfileId: answer.values.profileId }
      : {},
  done: ({ profileId }) => `/office/members/${profileId}`,
});

const correct = formAction(correctPaper, { done: ({ profileId }) => `/office/members/${profileId}` });

/** Corrects the profile that the address names; without one, enters a new profile. */
export const action: ActionFunction = (args, next) => {
  const isCorrection = Boolean(new URL(args.request.url).searchParams.get('member'));
  return isCorrection ? correct(args, next) : enter(args, next);
};

const LANGUAGE_NAMES = { bn: { en: 'Bengali', bn: 'বাংলা' }, en: { en: 'English', bn: 'ইংরেজি' } };

/** A form for a whole family from its paper, step by step or on one page, with a single save. The phone comes first. */
export function Component() {
  const t = useTexts(paperTexts);
  const fileWords = useTexts(fileTexts);
  const label = useLabels(profileLabels);
  const { member, lists, states } = useLoaderData<typeof loader>();
  const initial = { country: String(INDIA), language: 'bn' };
  const draft = member ? `paper ${member}` : 'paper';
  const page = useFormPage(paperForm, { initial, draft });
  const { field } = page;
  const result = useActionData<Result>();
  const storeDraft = usePaperDraft(page.form.ref, {
    name: draft,
    kept: lists.draft,
    isKept: member === '',
    isDone: page.isDone,
  });
  useKeptPhoto(PICTURE_FILE, page.isDone);
  const hasErrors = Object.keys(page.errors).length > 0;
  return (
    <>
      <h1 id={PAGE_HEADING}>{member ? t.correct(member) : t.heading}</h1>
      <p>{t.description}</p>
      <Form
        {...page.form}
        encType="multipart/form-data"
        onInput={(event) => {
          page.form.onInput(event);
          storeDraft();
        }}
      >
        <FormNotice page={page} problems={t.problems} />
        {result?.existingProfileId && (
          <p>
            <Link to={`/office/members/${result.existingProfileId}`}>{t.taken}</Link>
          </p>
        )}
        {result?.needsLogin && (
          <p>
            {t.loginText} <Link to={LOGIN}>{t.login}</Link>
          </p>
        )}
        {member && <input type="hidden" name="member" value={member} />}
        <PaperParts isWhole={hasErrors}>
          <Fieldset legend={t.form} reason={t.formReason}>
            <PhoneField {...field('phone')} label={t.phone} hint={t.phoneHint} autoComplete="off" required />
            <TextField {...field('email')} label={label('email')} type="email" autoComplete="off" />
            <TextField {...field('formNumber')} label={t.formNumber} autoComplete="off" required />
            <TextField {...field('consentOn')} label={t.consentOn} type="date" required />
            <CheckboxField
              name="hasSigned"
              label={t.hasSigned}
              error={field('hasSigned').error}
              defaultChecked={field('hasSigned').defaultValue === 'Yes'}
            />
            <ChoiceRadio {...field('language')} label={t.language} names={LANGUAGE_NAMES} required />
          </Fieldset>
          <Fieldset legend={t.person}>
            <TextField {...field('name')} label={label('name')} autoComplete="off" required />
            <ChoiceRadio {...field('gender')} label={label('gender')} names={personChoices.gender} required />
          </Fieldset>
          {paperSteps.map((part) => (
            <Fieldset key={`${part.page} ${part.step}`} legend={<Legend {...part} />}>
              {part.paths.map((path) => (
                <PaperAnswer key={path} page={page} path={path} lists={lists} states={page.result?.offered ?? states} />
              ))}
            </Fieldset>
          ))}
          {!member && (
            <Fieldset legend={t.photo}>
              <CheckboxField
                name="hasAgreed"
                label={t.agreed}
                error={field('hasAgreed').error}
                defaultChecked={field('hasAgreed').defaultValue === 'Yes'}
              />
              <FileField
                {...fileWords}
                name={PICTURE_FILE}
                label={t.photoFile}
                hint={t.photoHint}
                error={page.errors[PICTURE_FILE]}
                accept=".jpg,.jpeg"
                onChange={keepPhoto}
              />
            </Fieldset>
          )}
        </PaperParts>
        <Button isBusy={page.isSending} disabled={page.isDone}>
          {member ? t.saveAgain : t.save}
        </Button>
      </Form>
    </>
  );
}

/** The side of the family that a page asks about. */
const SIDES: Readonly<Partial<Record<PaperStep['page'], 'paternal' | 'maternal'>>> = {
  '/paternal-bibliography': 'paternal',
  '/maternal-bibliography': 'maternal',
};

/** The heading of a part of the paper, as on the families' own pages. */
function Legend({ page, step }: Pick<PaperStep, 'page' | 'step'>) {
  const t = useTexts(paperTexts);
  const names: Readonly<Record<string, string>> = useTexts(personalStepTexts);
  const language = useLanguage();
  if (page === '/communication-details') return t.address;
  if (page === '/matching-profile/about-me') return t.words;
  const side = SIDES[page];
  const line = side && Object.entries(lineLabels[side]).find(([relative]) => relative === step)?.[1];
  return line ? labelIn(line, language) : names[step];
}
