/** Tells the page's own handlers (a country that loads its states) of what was chosen before its scripts had arrived. */
export function tellOfEarlyChoices(): void {
  for (const select of document.querySelectorAll('select')) {
    const first = [...select.options].find((option) => option.defaultSelected) ?? select.options[0];
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
}
