import { isDraftControl, mergeVersions } from './conflicts.ts';
import { namesIn, typedValuesIn } from './draft.ts';
import { type Control, isControl } from './early-typing.ts';
import type { FormResult } from './form-action.ts';

/** Returns the unsaved input of the other steps after a save, with the merged version; `{}` if all is saved. */
export function leftUnsaved(form: HTMLFormElement, { step, version = '' }: FormResult): Record<string, string> {
  const part = step ? form.querySelector(`[data-step="${step}"]`) : form;
  const savedNames = part ? namesIn(part) : [];
  const changedNames = [...form.elements]
    .filter(isControl)
    .filter(isChanged)
    .map(({ name }) => name);
  const unsaved = typedValuesIn(
    form,
    (name) => changedNames.includes(name) && !savedNames.includes(name) && isDraftControl(name),
  );
  if (Object.keys(unsaved).length === 0) return {};
  const { version: typedVersion = '' } = typedValuesIn(form, (name) => name === 'version');
  return { ...unsaved, version: mergeVersions(typedVersion, version) };
}

/** Whether a control has another value than the server sent. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type))
    return control.checked !== control.defaultChecked;
  return control.type !== 'hidden' && control.value !== control.defaultValue;
}
