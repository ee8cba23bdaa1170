import type * as z from "zod";

/**
 * Properties of every form in browsers. A field with such a name replaces the property, so scripts that use
 * it get the field.
 */
const FORM_PROPERTIES = new Set(
  (
    "acceptCharset accessKey activeViewTransition addEventListener append appendChild assignedSlot attachInternals " +
    "attachShadow attributeStyleMap attributes baseURI blur checkValidity checkVisibility childElementCount " +
    "childNodes classList className click clientHeight clientLeft clientTop clientWidth cloneNode closest " +
    "compareDocumentPosition computedStyleMap constructor contains contentEditable currentCSSZoom " +
    "customElementRegistry dataset dispatchEvent editContext elementTiming elements enterKeyHint firstChild " +
    "firstElementChild focus focusGroup focusGroupStart getAnimations getAttribute getAttributeNS " +
    "getAttributeNames getAttributeNode getAttributeNodeNS getBoundingClientRect getClientRects " +
    "getElementsByClassName getElementsByTagName getElementsByTagNameNS getHTML getRootNode hasAttribute " +
    "hasAttributeNS hasAttributes hasChildNodes hasOwnProperty hasPointerCapture hidePopover innerHTML innerText " +
    "inputMode insertAdjacentElement insertAdjacentHTML insertAdjacentText insertBefore isConnected " +
    "isContentEditable isDefaultNamespace isEqualNode isPrototypeOf isSameNode lastChild lastElementChild " +
    "localName lookupNamespaceURI lookupPrefix matches moveBefore namespaceURI nextElementSibling nextSibling " +
    "noValidate nodeName nodeType nodeValue normalize offsetHeight offsetLeft offsetParent offsetTop offsetWidth " +
    "outerHTML outerText ownerDocument parentElement parentNode prepend previousElementSibling previousSibling " +
    "propertyIsEnumerable querySelector querySelectorAll relList releasePointerCapture remove removeAttribute " +
    "removeAttributeNS removeAttributeNode removeChild removeEventListener replaceChild replaceChildren " +
    "replaceWith reportValidity requestFullscreen requestPointerLock requestSubmit reset scroll scrollBy " +
    "scrollHeight scrollIntoView scrollIntoViewIfNeeded scrollLeft scrollTo scrollTop scrollWidth setAttribute " +
    "setAttributeNS setAttributeNode setAttributeNodeNS setHTML setHTMLUnsafe setPointerCapture shadowRoot " +
    "showPopover startViewTransition submit tabIndex tagName textContent toLocaleString toString toggleAttribute " +
    "togglePopover valueOf virtualKeyboardPolicy webkitMatchesSelector webkitRequestFullScreen " +
    "webkitRequestFullscreen writingSuggestions"
  ).split(" "),
);

/** Includes event handlers and ARIA properties. */
const isFormProperty = (name: string) =>
  FORM_PROPERTIES.has(name) || /^on[a-z]+$|^aria[A-Z]/.test(name);

/** The name in lower case with hyphens, which no form property has. */
function suggestName(name: string): string {
  const kebab = name.replace(/[A-Z]+/g, (capitals) => `-${capitals.toLowerCase()}`);
  return kebab === name ? `your-${name}` : kebab;
}

/** Refuses names that would replace a property of the form. */
export const formFieldName = <T extends z.ZodString>(name: T): T =>
  name.refine((text) => !isFormProperty(text), {
    error: ({ input }) =>
      `"${input}" is a property of every form in browsers, which a field of that name would replace; ` +
      `write another name, such as ${suggestName(String(input))}`,
  });
