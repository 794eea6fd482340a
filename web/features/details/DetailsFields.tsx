import { Fragment, type ReactNode } from 'react';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { pathsOf } from '#web/forms/steps.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { More } from '#web/ui/More.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useMember } from '#web/useMember.ts';
import { detailsLabels } from '#words/labels/details.ts';
import { DetailsField, type DetailsPage, isPlain } from './DetailsField.tsx';
import { DistrictFields } from './DistrictFields.tsx';
import { detailsTexts } from './details.texts.ts';
import { OF_MARRIAGE, OfMarriage } from './OfMarriage.tsx';

interface Props {
  page: DetailsPage;
  step: 'family' | 'home' | 'work';
}

/** What is asked of life abroad alone. */
const ABROAD = ['incomeAbroad', 'incomeCurrency', 'residence'] as const;

const isFolded = (path: string): boolean => [...OF_MARRIAGE, ...ABROAD].some((name) => name === path);

/** The further details that a step of the personal information asks for, in its order. A Power Link is asked for no guardian. */
export function DetailsFields({ page, step }: Props) {
  const t = useTexts(detailsTexts);
  const label = useLabels(detailsLabels);
  const { isRestricted } = useMember();
  const { field } = page;
  const apart: Readonly<Record<string, ReactNode>> = {
    siblingNotes: (
      <TextAreaField {...field('siblingNotes')} label={label('siblingNotes')} hint={t.siblingNotesHint} rows={2} />
    ),
    'guardian.name': <TextField {...field('guardian.name')} label={t.guardianName} hint={t.guardianReason} />,
    'guardian.phone': <PhoneField {...field('guardian.phone')} label={t.guardianPhone} autoComplete="off" />,
    'ancestral.id': <DistrictFields page={page} name="ancestral" label={label('ancestral')} />,
    'home.id': <DistrictFields page={page} name="home" label={label('home')} />,
    'birth.id': <DistrictFields page={page} name="birth" label={label('birth')} />,
  };
  const draw = (path: string) => (
    <Fragment key={path}>{apart[path] ?? (isPlain(path) && <DetailsField page={page} name={path} />)}</Fragment>
  );
  return pathsOf('/personal-information', step)
    .filter((path) => !(isRestricted && path.startsWith('guardian.')))
    .map((path) => {
      if (path === OF_MARRIAGE[0]) {
        return <OfMarriage key={path} page={page} />;
      }
      if (path === ABROAD[0]) {
        return (
          <More
            key={path}
            heading={t.abroad}
            isOpen={ABROAD.some((name) => field(name).defaultValue !== '' || field(name).error)}
          >
            {ABROAD.map(draw)}
          </More>
        );
      }
      return isFolded(path) ? null : draw(path);
    });
}
