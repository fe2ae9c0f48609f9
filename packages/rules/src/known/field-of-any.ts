/**
 * A field of that name, where there is anything in it: what is absent and what is empty must be one, or an empty list
 * would tell that something was left out of it.
 */
export const fieldOfAny = <Name extends string, Value extends object>(
  name: Name,
  value: Value | undefined,
): { readonly [Field in Name]?: Value } =>
  value === undefined || Object.keys(value).length === 0
    ? {}
    : ({ [name]: value } as { readonly [Field in Name]: Value });
