import { districtOptions } from '#web/fields/district-options.ts';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { More } from '#web/ui/More.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { chooseWord } from '#words/label.ts';
import { detailsTexts } from './details.texts.ts';

type District = 'ancestral' | 'home' | 'birth';

interface Props {
  page: FormPage<`${District}.${'id' | 'name'}`>;
  name: District;
  label: string;
}

/** A select for a district from the list, and a folded text field for a district that is not in it. */
export function DistrictFields({ page, name, label }: Props) {
  const t = useTexts(detailsTexts);
  const language = useLanguage();
  const unlistedField = page.field(`${name}.name`);
  return (
    <SelectField
      {...page.field(`${name}.id`)}
      label={label}
      placeholder={chooseWord[language]}
      options={districtOptions(language)}
      beneath={
        <More heading={t.inWords} isOpen={unlistedField.defaultValue !== '' || unlistedField.error !== undefined}>
          <TextField
            {...unlistedField}
            hint={t.inWordsHint}
            label={
              <>
                <span className="spoken">{label}: </span>
                {t.nameInWords}
              </>
            }
          />
        </More>
      }
    />
  );
}
