/** Tells the page's own handlers (a country that loads its states, the draft) of what was chosen and typed before its scripts had arrived. */
export function tellOfEarlyChoices(): void {
  for (const select of document.querySelectorAll('select')) {
    const first = sentChoice(select);
    if (first && select.value !== first.value) select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const box of document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    if (box.checked === box.defaultChecked) continue;
    box.checked = box.defaultChecked;
    box.click();
  }
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    if (!radio.checked || radio.defaultChecked) continue;
    radio.checked = false; // only what changes is heard
    radio.click();
  }
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (isWritten(control) && control.value !== control.defaultValue)
      control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const isWritten = ({ type }: HTMLInputElement | HTMLTextAreaElement): boolean =>
  !['checkbox', 'radio', 'hidden', 'file'].includes(type);

/** The option that a page shows at first. */
export const sentChoice = ({ options }: HTMLSelectElement): HTMLOptionElement | undefined =>
  [...options].find((option) => option.defaultSelected) ?? options[0];
