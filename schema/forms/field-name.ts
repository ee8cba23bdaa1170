import type * as z from "zod";

/**
 * What browsers call something of every form. A field of such a name takes its place on the form, and what
 * a script asks the form for is then the field.
 */
const OF_FORMS = new Set(
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

/** Those of events and of what is said to who hears the page. */
const isOfForms = (name: string) => OF_FORMS.has(name) || /^on[a-z]+$|^aria[A-Z]/.test(name);

/** The same in small letters, with a hyphen: nothing of a form is called so. */
function otherName(name: string): string {
  const parted = name.replace(/[A-Z]+/g, (capitals) => `-${capitals.toLowerCase()}`);
  return parted === name ? `your-${name}` : parted;
}

/** The name of a form's field that leaves the form as it is. */
export const leavingForm = <T extends z.ZodString>(name: T): T =>
  name.refine((text) => !isOfForms(text), {
    error: ({ input }) =>
      `browsers call something of every form "${input}", which a field of that name would take away; ` +
      `write another name, such as ${otherName(String(input))}`,
  });
