import { Form } from 'react-router';
import type { SharedView } from '#contract/member.ts';
import { searchForm } from '#contract/search.ts';
import { leavesOf, type PathOf } from '#contract/wire.ts';
import { AgeRange } from '#web/fields/AgeRange.tsx';
import { districtOptions } from '#web/fields/district-options.ts';
import { ListField } from '#web/fields/ListField.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { familyTexts } from '#web/office/pages/family.texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { namesOfGender, otherGender } from '#words/by-gender.ts';
import { maritalStatuses } from '#words/choices/marital-statuses.ts';
import { personChoices } from '#words/choices/person.ts';
import { optionsOf } from '#words/label.ts';

const sentNames = new Map(
  leavesOf(searchForm.fields).flatMap(([path, node]) => (node.kind === 'field' ? [[path.join('.'), node.sent]] : [])),
);

interface Props {
  /** The search values, keyed by their names in the address. */
  sent: Readonly<Record<string, string>>;
  gender: SharedView['gender'];
}

/** The search of a matchmaker for a family. It is a plain form whose address is the search. */
export function SearchFields({ sent, gender }: Props) {
  const t = useTexts(familyTexts);
  const language = useLanguage();
  const field = (path: PathOf<typeof searchForm.fields>) => {
    const name = sentNames.get(path) ?? path;
    return { name, defaultValue: sent[name] ?? '', error: undefined };
  };
  const statuses = namesOfGender(maritalStatuses, otherGender(gender));
  return (
    <Form action="#found">
      <input type="hidden" name="view" value="search" />
      <fieldset>
        <legend>{t.age}</legend>
        <AgeRange from={field('age.from')} to={field('age.to')} />
      </fieldset>
      <ListField {...field('place.districts')} label={t.districts} options={districtOptions(language)} />
      <ListField {...field('maritalStatus.anyOf')} label={t.maritalStatus} options={optionsOf(statuses, language)} />
      <ListField {...field('diet.anyOf')} label={t.diet} options={optionsOf(personChoices.diet, language)} />
      {(['isActive', 'isIdentified', 'isOtherClan'] as const).map((path) => (
        <CheckboxField
          key={path}
          name={field(path).name}
          label={t[path]}
          defaultChecked={field(path).defaultValue === 'Yes'}
        />
      ))}
      <Button>{t.find}</Button>
    </Form>
  );
}
