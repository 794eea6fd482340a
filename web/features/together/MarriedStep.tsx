import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { sayMarried, showDecided } from '#contract/decided.ts';
import { load as loadCall } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';
import { districtOptions } from '#web/fields/district-options.ts';
import { PressSteps } from '#web/fields/PressStep.tsx';
import { type TogetherStepProps, viewOf } from '#web/fields/together-step.ts';
import { deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { dayInIndia, momentInIndia } from '#words/numbers.ts';
import { marriedTexts } from './married.texts.ts';

type Loaded = ReturnedDraft<typeof showDecided>;

/** Loads what was said about the engagement and the wedding. */
export const load = (visit: Visit, member: string): Promise<Loaded> => loadCall(visit, showDecided, { member });

const marriedDeeds = deeds({ married: sayMarried });
const { Deed } = marriedDeeds;
/** The action of the step's form. */
export const { actions } = marriedDeeds;

/** Each family can state here after the wedding that the two are married, with day and district, or correct this. */
export function Component({ member, shown, loaded }: TogetherStepProps<Loaded>) {
  const t = useTexts(marriedTexts);
  const language = useLanguage();
  const view = viewOf(shown, 'married');
  const options = districtOptions(language);
  const { heldOn, districtId, isMarried, marriedFrom, keptUntil } = loaded;
  const place = options.find(({ value }) => value === String(districtId))?.label ?? '';
  const hasSaid = view.mine !== '';
  const stateText = (): string => {
    if (isMarried) return t.done;
    if (hasSaid && marriedFrom) return t.mine(momentInIndia(marriedFrom, language));
    return view.theirs ? t.theirs : t.none;
  };
  const maySayOrCorrect = !isMarried && (hasSaid || view.mayPress.length > 0) && view.closed === '';
  return (
    <>
      <p>{t.about}</p>
      <p>
        <strong>{stateText()}</strong>
      </p>
      {hasSaid && heldOn && <p>{t.day(dayInIndia(heldOn, language), place)}</p>}
      {hasSaid && view.theirs === '' && <p>{t.waits}</p>}
      {isMarried && keptUntil && (
        <p>
          {t.keptUntil(dayInIndia(keptUntil, language))} <Link to="/delete-profile">{t.toDelete}</Link>
        </p>
      )}
      {maySayOrCorrect && (
        <Deed
          deed="married"
          member={member}
          label={hasSaid ? t.correct : t.press}
          look={hasSaid ? 'secondary' : 'primary'}
        >
          {(field) => (
            <>
              <TextField {...field('heldOn')} label={t.heldOn} type="date" defaultValue={heldOn} required />
              <SelectField
                {...field('districtId')}
                label={t.district}
                placeholder={t.elsewhere}
                options={options}
                defaultValue={districtId === null ? '' : String(districtId)}
              />
            </>
          )}
        </Deed>
      )}
      <PressSteps member={member} view={view} options={[]} />
      <h2>{t.after}</h2>
      <ul>
        <li>{t.thenSeen}</li>
        <li>{t.thenCount}</li>
        <li>{t.thenKept}</li>
      </ul>
    </>
  );
}
