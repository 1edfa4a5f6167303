/**
 * The files chosen in a form's field. Where none was chosen, a browser sends a part without a name and
 * without bytes. One that has a name was chosen, even if it is empty: whoever stores it says so.
 */
export function chosenFiles(form: FormData, name: string): File[] {
  return form
    .getAll(name)
    .filter((value) => typeof value !== "string")
    .filter((file) => file.name !== "" || file.size > 0);
}
