// Made by `npm run openapi` from taxi-api.yaml: edit that, not this.

export interface paths {
    "/configuration/domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The configuration of the group behind a domain or host; without `search`, the default group's.
         * @description The panel asks for the group of each host that its visitors use, before it renders a page, and asks again when the answer is a minute old. `search` is the host as the browser sent it, so it may have a port; the API ignores the port and the case. 404 means that no group has the domain: the panel then asks once more without `search`, and shows the default group. The call needs neither a token nor `App-Agrupation`, since it is the one that finds the permalink.
         */
        get: operations["getDomainConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configuration": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The configuration of the group named in `App-Agrupation`.
         * @description The same answer for a group whose permalink the panel already knows, for example from a `site_domain` in an address. An unknown permalink is a 422 with the field `App-Agrupation`, which the panel reads as no such group.
         */
        get: operations["getConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configuration/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Configurations with the text in their name, permalink or domain.
         * @description The panel does not call it. It finds a brand by its domain or its permalink; a search by name would show the visitors of one brand which others the API serves. Neither case nor accents count, and no match is an empty list.
         */
        post: operations["searchConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authenticate/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with e-mail or phone and password.
         * @description The log-in form of every kind of user calls it with what the user typed. The user name is an e-mail, in any case, or a phone with its country's prefix; both are unique within one group, and an account of another group does not count. An unknown name, a wrong password and an account that is switched off get the same 401 `wrong_credentials`. An account that awaits its activation gets 401 `not_activated`, and only after the right password; the panel then leads to the activation. Each log-in gets a token of its own, and older tokens stay valid.
         */
        post: operations["authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The older name of `authenticate`; the panel uses it if that answers 404.
         * @description An API that answers 404 to `authenticate` has the call under this name. It takes the same body, gives the same answer and refuses the same. An API with `authenticate` never receives it.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/google_login/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a credential that Google issued for this group's client id.
         * @description The panel passes on the ID token that Google posted to it, after it has checked the audience and the nonce. The API has to check Google's signature, the expiry and that the audience is the group's `google_client_id`; a bad credential is a 401 `wrong_credentials`. The user is the group's account with the token's verified e-mail; if there is none, the API opens an active account without a phone. An account that awaits its activation is refused with 401 `not_activated`.
         */
        post: operations["googleLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/valid": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Check a token and return its user.
         * @description The panel calls it for each page of a logged-in user, at most once a minute for each session, and when a history link with a token in its address is opened. It replaces the session's user, permissions and token by those of the answer, so a change of permissions reaches the menu within a minute. 401 ends the session and leads to the log-in. A token that opens the history alone has `history` as its only permission.
         */
        get: operations["checkToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check_auth": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a token is still valid.
         * @description The panel asks when a tab becomes visible again after a while, to learn whether the page still belongs to a logged-in user. The answer to a missing or expired token is `authenticated: false` with status 200. The call does not renew the token.
         */
        get: operations["checkAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/available/email/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether an e-mail is available for a sign-up with the group.
         * @description The sign-up form asks while the user types, and once more when the form is sent; the panel limits how often a network may ask. An e-mail is taken if an account of this group has it, in any case, and that account is not closed. Both answers are a 200.
         */
        post: operations["checkEmailAvailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/signup/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account; the API sends a 6-digit activation code by SMS and e-mail.
         * @description The register screen calls it. The new account is a client's, and cannot log in until it is activated; the code goes out by SMS and e-mail. 422 names every wrong field at once: `email` and `phone` that another account of the group has (`taken`), two different passwords (`password_mismatch`), a `code_user` that no driver or friend has (`user_code`). The call has no key, since a repeated sign-up is refused for its e-mail.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/confirm/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activate an account with the activation code; also logs the user in.
         * @description The activation screen calls it with the code that the user typed or that came with a link. A wrong or expired code, an unknown phone and a code that has been used all get the same 401 `invalid_code`. The API limits the tries: after five wrong ones the sandbox drops the code, and its codes expire after 30 minutes. The answer logs the user in.
         */
        put: operations["confirmAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/resend_activation_code/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send the activation code again.
         * @description The activation screen calls it, at most once a minute for each phone. If an account with the phone awaits its activation, the API sends a new code, which replaces the old one. In any other case it does nothing, and answers the same.
         */
        put: operations["resendActivationCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/recover_password/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to reset a forgotten password.
         * @description The screen for a forgotten password calls it with an e-mail or a phone. If an active account of the group has it, the API sends a code by e-mail, with a link to the panel's `/reset_password/{code}`; opening that link must not use the code up. In any other case it does nothing and answers the same, so that a stranger cannot find out who has an account.
         */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/reset_password/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reset a forgotten password with the code.
         * @description The screen behind the recovery link calls it with the code and the new password, twice. The code alone identifies the account, and works once. A wrong, used or expired code is a 422 `invalid_code` with the field `code`; two different passwords are a 422 with the field `password_confirmation` and do not use the code up. All tokens of the account end, and the user logs in again.
         */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/update_password/{id}/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the user's password; the answer's token replaces all older ones.
         * @description The profile screen calls it for the logged-in user, with that user's id in the path; another id is a 404. 422 names the field `current_password` if it is wrong (`wrong_password`) and `password_confirmation` if the two differ (`password_mismatch`); a new password that the API does not accept, such as the old one, is a 422 `password_refused`. All other tokens of the account end. The panel goes on with the token of the answer.
         */
        put: operations["updatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/update_profile": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The user's profile.
         * @description The profile screen fills its form with the answer. The fields are those of the session's user, as they are now at the API.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/update_profile/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the user's profile, picture and, for a company, logo.
         * @description The profile screen sends a form with the changed fields; a field that is left out keeps its value. Pictures are told by their bytes, not by their name: another format or more than 2 MB is a 422 with the field `avatar`, and for the logo a 422 `logo_image` with the literal message 'Could not update logo image', as is a logo of a user who is no company. An `email` or `phone` that another account of the group has is a 422 that names the field (`taken`). If anything is refused, nothing changes.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/remove_account/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to remove an account.
         * @description The remove-account screen calls it with an e-mail or a phone, for users who are logged in and for those who are not. If an active account of the group has it, the API sends a code by e-mail, with a link to the panel's `/remove_account/{code}`; opening that link must not use the code up. In any other case it does nothing and answers the same.
         */
        post: operations["requestAccountRemoval"];
        /**
         * Remove an account with the code.
         * @description The screen behind the removal link calls it when the user confirms. The code alone identifies the account, and works once; a wrong, used or expired one is a 422 `invalid_code` with the field `code`. Personal data, favourites, messages, tickets and purses are deleted; trips stay for the accounts of the group. A company's employees go with it. E-mail and phone are free for another sign-up.
         */
        delete: operations["removeAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/grants": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The user's standing permissions.
         * @description The profile screen lists what the panel may do for the user while the user is logged out, with a button to revoke each. The answer holds no tokens.
         */
        get: operations["listGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/grants/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the panel act for the user, for one purpose.
         * @description The panel calls it when the user has ticked what the permission is for; a new one ends the user's older one of the same purpose, and its token. The token works like the user's own in the calls that prepare, order, change, cancel and list trips, and one for a `calendar` only reads trips. Where it would change the account or its grants it gets a 403. It outlives the user's log-out, and is a 401 once the grant is revoked, the password changes, or the account is closed or removed.
         */
        post: operations["giveGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/grants/{id}/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a standing permission.
         * @description The grant's token is a 401 from then on; trips that it has ordered stay. A grant that has ended, or is another user's, is a 404.
         */
        delete: operations["revokeGrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geocode/reverse/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The addresses nearest to a position.
         * @description The panel calls it when a user presses 'use my position', drags an end of the journey on the map or presses a place there. Both forms of a position mean the same; the panel sends the long one. The nearest address comes first, and the panel takes that. A position with no address near it, such as one at sea, is an empty list and no error; the sandbox looks 3 km far and returns five at most.
         */
        post: operations["reverseGeocode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geocode/search/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Addresses that match the words.
         * @description The fields for the origin, the destination and a favourite call it from the third letter on, half a second after the last key. Each word matches the beginning of a word of an address, without regard to case and accents; addresses nearer to `near` come first. The panel shows three of them, or five in a simple list, after the user's favourites. No match is an empty list. An unknown `agrupacion_id` is a 422 that names it.
         */
        post: operations["searchAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agrupations/search/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The groups that serve a journey, each with its fare; with `agrupacion_id`, that group alone.
         * @description The request form calls it to show who would drive and for how much, and calls it again before it orders, so that the user pays what was shown. Without `agrupacion_id` the answer holds every group that serves the origin and has room for the passengers, the one of `App-Agrupation` first; a user with an `exclusive_agrupation` gets that group alone. No group at all is an empty list, which the panel shows as 'Sorry, there is no service in this zone'. A code that gives this user no discount is a 422 `invalid_code` with the field `search.code`; a time that is past, more than a year ahead or skipped by the clocks is a 422 with `search.date`.
         */
        post: operations["searchAgrupations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The trips as a file, `servicios.pdf`.
         * @description The history's PDF button and the closing of an employee's account download it; the panel asks for a thousand trips at most and passes the file on as it comes. It holds the user's trips as the history has them, newest first; for a company those of all its employees, or of one with `employee_id`. An id that is no employee of the caller's is a 404. No trips are a file with an empty table.
         */
        get: operations["downloadTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a taxi now, or book one with `fecha_servicio_diferido`.
         * @description The request form, the reservation form, the hotel's quick button and 'request again' call it. The API checks everything before it orders: the group must serve the origin (422 `no_service`), the `code` must still be good (422 `invalid_code`), `fare` must be the one that the search promises now (422 with the field `fare`), and a company needs a traveller's name (`traveller_required`) unless it names an employee. A booking lies in the future, and within a year. One `Idempotency-Key` is one taxi: a repeated key gets the first answer. After a lost answer the panel looks for the trip in the lists, and never orders it anew on its own.
         */
        post: operations["createTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/services": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The history, newest first, a page at a time.
         * @description The history and the hotel's service history show it a page at a time, and a CSV file and a receipt read it; the address fields take the user's recent places from it. A client sees their own trips, an employee those that they ordered or took, a company and a hotel's desk those of the whole company. The days are those of the group's time zone, and a booking counts on the day of its pickup. `total` counts all trips that match, and no match is an empty page with the total 0. An `employee_id` that is no employee of the caller's is a 404.
         */
        get: operations["listTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/in_process/list": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The trips under way, and those that have ended in the last quarter of an hour.
         * @description The panel polls it every 15 s while a page with open trips is shown: the orders, a trip's page, a shared link, the badge in the menu. One poll serves all viewers of an account. A trip that has just ended stays in the list for a quarter of an hour, so that the page can say how it ended; a booking that was cancelled before its search began does not. No open trip is an empty list.
         */
        get: operations["listTripsInProcess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/scheduled": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The reservations before their search for a taxi starts.
         * @description The panel polls it with the trips in process, every 15 s, for the reservations screen, the desk and the badge in the menu. A booking leaves the list when the search for its taxi starts, in the sandbox ten minutes before the pickup, or when it is cancelled; from then on it is among the trips in process. No reservation is an empty list.
         */
        get: operations["listScheduledTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/{id}/cancel/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel a trip that has not ended. A reservation leaves the list, any other trip gets status 4.
         * @description The orders, the reservations and a trip's page offer it. A trip that has ended, and one whose passenger is already in the taxi, is a 422 `final_state`; the panel then shows its present state. An employee may cancel the trips that they ordered or take, a company and a hotel's desk those of the whole company; any other trip is a 404, as an unknown one is. The call has no key: a repetition is refused and does no harm.
         */
        put: operations["cancelTrip"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/{id}/update/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a trip before the pickup.
         * @description The edit form of a trip calls it with the parts that a user may change; a part that is left out stays. After the pickup it is a 422 `final_state`. A new address is refused once the taxi is on its way (field `service.direccion`), a new time for a trip that is no booking (`service.fecha_servicio_diferido`), and an origin that the group does not serve with 422 `no_service`. A promised fare is computed anew if the journey changes. If anything is refused, nothing changes.
         */
        put: operations["updateTrip"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{id}/references": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The references of a trip, and who has changed them.
         * @description A company asks for it where it corrects a trip's references. The changes are newest first, and there may be none. Any other user gets 403 `forbidden`, and another company's trip is a 404.
         */
        get: operations["getTripReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{id}/references/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the references of a trip, also of one that has ended.
         * @description A company's page of a trip calls it. The list holds all references of the trip's present fields: a field that is left out loses its value, and values of removed fields stay. A field that requires a value and gets none, and a value that its field does not list, are a 422 that names the field `references`; a value that the trip has stays good when its field no longer lists it. What has changed is added to the changes; equal references change nothing. Only the company may call it.
         */
        put: operations["correctTripReferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotel/load_all": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The trips of a hotel's desk; under way, reserved, and ended in the last 24 hours.
         * @description The panel polls it every 40 s for the hotel's screens: the quick button, the board that all desks of a hotel share, and the taxi cards. The three lists do not overlap; trips in process and ended ones are newest first, reservations soonest first, and each may be empty. A user who belongs to no hotel gets 403 `forbidden`.
         */
        get: operations["loadHotel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service_types": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The company's service types, a page at a time.
         * @description A company's screen of service types shows them a page at a time; the request form offers the active ones, in one page of 100, to the company and its employees. They come by name. The company gets all of its types, an employee the active ones only, and a client 403 `forbidden`. No types are an empty page.
         */
        get: operations["listServiceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service_types/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a service type.
         * @description A company's screen of service types calls it. A name that the company already has, in any case, is a 422 that names the field `name` (`taken`). Any other user gets 403 `forbidden`. A repeated `Idempotency-Key` gets the first answer, so a form that is sent twice adds one type.
         */
        post: operations["createServiceType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service_types/{id}/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a service type, or switch it on or off.
         * @description The same screen calls it with the fields that change; the others stay. A type that is switched off is not offered for new trips, and stays with the old ones. A name that another type of the company has is a 422 with the field `name` (`taken`), and another company's type a 404.
         */
        put: operations["updateServiceType"];
        post?: never;
        /**
         * Delete a service type. Trips that used it keep its name.
         * @description The same screen calls it after a question. Another company's type is a 404, as an unknown one is.
         */
        delete: operations["deleteServiceType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reference_fields": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The company's reference fields, in their order.
         * @description Every form that orders a taxi asks for them, for the company and for its employees; a hotel's desk is one of them. A client gets 403 `forbidden`. A company without fields gets an empty list.
         */
        get: operations["listReferenceFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reference_fields/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a reference field.
         * @description A company's screen of references calls it. A name that the company already has, in any case, is a 422 that names the field `name` (`taken`), a list without values one that names `values`, and a sixth field one that names no field. Any other user gets 403 `forbidden`. A repeated `Idempotency-Key` gets the first answer.
         */
        post: operations["createReferenceField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reference_fields/{id}/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a reference field.
         * @description The same screen calls it with the fields that change. Trips keep the name and the value that they have. What a new field refuses is refused here, too; another company's field is a 404.
         */
        put: operations["updateReferenceField"];
        post?: never;
        /**
         * Remove a reference field. Trips keep what they have.
         * @description The same screen calls it after a question. Another company's field is a 404, as an unknown one is.
         */
        delete: operations["deleteReferenceField"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/employees": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The company's employees with open accounts.
         * @description A company's employee screen and its CSV file show it, and the request form and the history's filter offer the names; so the panel wants all of them at once. Switched-off employees are in the list, closed ones are not. A company without employees gets an empty list. Only a company and an employee with the permission `role_booker`, who orders for colleagues, may call it; another user gets 403 `forbidden`.
         */
        get: operations["listEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/employees/closed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The company's employees with closed accounts.
         * @description The employee screen shows it in a list of its own, and the history's filter offers the names, since the trips of a closed account stay. None is an empty list.
         */
        get: operations["listClosedEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/employee/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an employee. Without a password, the API generates one and sends it by e-mail.
         * @description The employee screen calls it for one person, and the import of a CSV file for each row. An e-mail or telephone that another account of the group has is a 422 that names the field (`taken`). The panel leaves the password out, so the API makes one and sends it; the employee needs no activation. A repeated `Idempotency-Key` gets the first answer: after a lost answer the import sends its row again.
         */
        post: operations["createEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/employee/{id}/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Switch an employee on or off, change their fields or set their password.
         * @description The employee screen calls it for each of three forms: the details, the password, and the switch that lets an employee order or not. Fields that are left out stay; `telephone: null` removes the number. Switching an employee off or setting a password ends their tokens. An e-mail or telephone of another account is a 422 that names the field (`taken`), a closed account a 422 `final_state`, and another company's employee a 404.
         */
        put: operations["updateEmployee"];
        post?: never;
        /**
         * Delete an employee who has never travelled. An employee with trips can only be closed.
         * @description The employee screen offers it beside closing. An employee who has ordered or taken a trip is a 422, since the trip would lose its person; the panel then shows the API's message. E-mail and telephone are free again afterwards.
         */
        delete: operations["deleteEmployee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/employee/{id}/close/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Close an employee's account permanently; their trips stay.
         * @description The employee screen calls it after a question, shows the message of the answer and downloads the employee's history as a PDF. The employee can no longer log in, and moves to the closed ones; their e-mail and telephone are free again. An account that is already closed is a 422 `final_state`, and another company's employee a 404.
         */
        put: operations["closeEmployee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/employee/{id}/reset_password/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Generate a new password for an employee and send it by e-mail.
         * @description The employee screen calls it for an employee who has forgotten theirs. The new password goes to the employee's e-mail, never into the answer, and all of their tokens end. A closed account is a 422 `final_state`, and another company's employee a 404.
         */
        put: operations["resetEmployeePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/payment_methods": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's payment methods with one group.
         * @description The payment screen shows them, and the request form offers them for one trip. The customer's methods differ from group to group, so the call names the group; an unknown one is a 404. `aggregatable_payment_methods: true` says that the customer may neither choose nor add nor remove, as with an employee who travels on the company's account.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/payment_methods/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add one of the group's methods to the customer's, including a removed one.
         * @description The payment screen calls it for a method that the customer has removed, to undo that. A method that the group does not offer to this customer is a 404. A method that they already have stays as it is. If the choice is fixed, it is a 422 `payment_method_locked`.
         */
        put: operations["addPaymentMethod"];
        post?: never;
        /**
         * Remove one of the customer's methods. The last one cannot be removed.
         * @description The payment screen calls it; note that this DELETE has a body. If the removed method was the default, another one becomes it. The last method is a 422, one that the customer does not have a 404, and a fixed choice a 422 `payment_method_locked`.
         */
        delete: operations["removePaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/default_payment_method/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make one method the default in place of the current one.
         * @description The switches of the payment screen call it. Exactly one method is the default afterwards, so the API unsets the previous one. A method that the customer does not have is a 404; a fixed choice is a 422 `payment_method_locked`, which the panel shows as 'No es posible seleccionar otro medio de pago'.
         */
        put: operations["setDefaultPaymentMethod"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's saved addresses.
         * @description The favourites screen shows all of them, and every address field offers them before and while the user types; the default one is the origin of a new request. After the default they come by alias. None is an empty list.
         */
        get: operations["listFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an address under a name.
         * @description The favourites screen, the profile and 'save this address' of the request form call it. An alias that the user already has, in any case, is a 422 with the field `favorito.alias` (`taken`); the sandbox refuses the fifty-first address. A new default unsets the previous one. A repeated `Idempotency-Key` gets the first answer.
         */
        post: operations["createFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites/{id}/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a saved address, move it, or make it the default.
         * @description The favourites screen and the profile call it with the fields that change; the others stay. A new default unsets the previous one. An alias of another favourite is a 422 with the field `favorito.alias` (`taken`), and another user's favourite a 404.
         */
        put: operations["updateFavourite"];
        post?: never;
        /**
         * Delete a saved address.
         * @description The favourites screen calls it after a question. The default may be deleted too; the user then has none. Another user's favourite is a 404, as an unknown one is.
         */
        delete: operations["deleteFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The group's messages to the customer, newest first.
         * @description The messages screen shows them a page at a time, and the panel reads `unread`, which counts all pages, for the badge in the menu. A message may lead to a promotion or a ticket. No messages are an empty page.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/read/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a message as read.
         * @description The messages screen calls it when a user opens a message or marks it, and for each unread one with 'mark all as read'. A message that was read before gets the same 204, so a repetition does no harm. Another user's message is a 404.
         */
        put: operations["readMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's support tickets, most recently answered first.
         * @description The tickets screen shows them a page at a time, those with the newest answer first. No tickets are an empty page.
         */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a support ticket, optionally about a trip and with attachments.
         * @description The tickets screen sends a form: each field is a text part, and each attachment a part with the name `attachments`. A trip that the user may not see is a 422 with the field `service_id`. Attachments are told by their bytes, not by their name: anything but PNG, JPEG and PDF, or more than 4 MB, is a 422 with the field `attachments`, and a body of more than 6 MB is a 413 in the sandbox. A repeated `Idempotency-Key` gets the first answer.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One ticket with its conversation.
         * @description The page of a ticket shows it with its conversation; the first entry is what the customer wrote when they opened it. The panel offers an answer while the label is neither `approved` nor `rejected`. Another user's ticket is a 404, as an unknown one is.
         */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/answers/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an answer to a ticket.
         * @description The page of a ticket sends a form: a text part and, for each attachment, a part with the name `attachments`, with the limits of a new ticket. A ticket whose label is `approved` or `rejected` is closed: 422 `final_state`. Otherwise its label becomes `pending`. A repeated `Idempotency-Key` gets the first answer.
         */
        post: operations["answerTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The id of the attachment.
                 * @example 3
                 */
                attachment_id: number;
            };
            cookie?: never;
        };
        /**
         * One attachment of a ticket.
         * @description The page of a ticket links to it, and the panel streams the file to the browser. `Content-Type` is what the bytes are, one of the three types. An attachment of another ticket, or of another user's, is a 404.
         */
        get: operations["getTicketAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promos/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A promotion's benefit and end, and this customer's progress with it.
         * @description The promotion's screen shows it; its id comes from a message or from a link of the group. `label` and `code` are this customer's: `pending` until they redeem it, then `approved` with the code, or `waiting_for_answer` and `rejected` where the group decides. A promotion of another group is a 404, one that has ended is not.
         */
        get: operations["getPromo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promos/{id}/redeem/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a promotion; the customer can then use its code in a request.
         * @description The promotion's screen calls it. The label becomes `approved` with a code, which `createTrip` then takes as `code`; where the group decides itself, it is `waiting_for_answer`, and a message follows. Redeeming it again gives the same answer, with the same `Idempotency-Key` or another. A promotion that has ended is a 422 `invalid_code`, and one that the group has rejected for this customer a 422 `final_state`.
         */
        post: operations["redeemPromo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purses": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's purses, and the code that others use to pay into them.
         * @description The purses screen shows them with their balances, and the customer's code as a QR picture. A customer has at least one purse; what others pay goes to the first. The code stays the same.
         */
        get: operations["listPurses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purses/{id}/movements": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The movements of a purse, newest first.
         * @description The purses screen shows a purse's movements a page at a time; after a transfer whose answer was lost the panel looks for its `reference` among them. A purse without movements has an empty page, and another user's purse is a 404.
         */
        get: operations["listPurseMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purses/receiver": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The receiver behind a code or user id, so that the user can confirm a transfer by name.
         * @description The transfer form calls it when the user has typed an id or scanned a code, so that they see whom they would pay. The query has exactly one of the two; none or both is a 422. The name is shortened for a person and full for a company. A receiver who is unknown, not active or the caller is a 422: `invalid_code` with the field `code`, or an error of the field `user_id`.
         */
        get: operations["findPurseReceiver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purses/transfer/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an amount from a purse to the holder of a QR code or user id.
         * @description The purses screen calls it once the user has confirmed amount and receiver. The body names the receiver by exactly one of `code` and `user_id`. Too small a balance and a receiver who cannot be paid are both a 422 `not_enough_balance`; an amount with a third decimal is a 422 with the field `amount`, an unknown code a 422 `invalid_code`, and another user's purse a 404. One `reference` is one payment: the same transfer again gets the first result, and another transfer with the same reference a 422 with the field `reference`. A repeated `Idempotency-Key` gets the first answer too.
         */
        post: operations["transferFromPurse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/commerces": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The commerces of the group's club, each with the ads it shows today.
         * @description The club's screen shows them. Each has the ads that run now; future and past ones are not in the list. A group without a club has an empty list.
         */
        get: operations["listCommerces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/commerces/{id}": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One commerce; its owner also sees future ads.
         * @description The page of a commerce shows it. `mine` is true for its owner, who also gets the ads that are yet to start and may announce more; all others get those that run now. A commerce of another group is a 404.
         */
        get: operations["getCommerce"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club/commerces/{id}/ads/": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce an ad of the user's own commerce, 24 to 48 hours before it starts.
         * @description The owner's form on the page of a commerce calls it. The start lies 24 to 48 hours after the call, else it is a 422 `ad_not_ahead` with the field `starts_at`; the end comes after the start, in the sandbox by at most 90 days, else it is a 422 with `ends_at`. A user who does not own the commerce gets 403 `forbidden`. A repeated `Idempotency-Key` gets the first answer.
         */
        post: operations["createAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @description A message for the user. */
            message: string;
            /**
             * @description The same as a code for programs.
             * @enum {string}
             */
            code?: "unauthorized" | "wrong_credentials" | "not_activated" | "forbidden" | "not_found" | "too_large" | "malformed" | "invalid" | "invalid_code" | "no_service" | "payment_method_locked" | "not_enough_balance" | "final_state" | "logo_image" | "ad_not_ahead" | "password_refused" | "server_error" | (string & {});
            /** @description One entry per problem; `field` is the name on the wire, a dotted path for nested fields, and empty for the whole body. */
            errors?: components["schemas"]["FieldError"][];
        };
        FieldError: {
            /** @description The field's name on the wire, a dotted path for a nested field, and empty for the whole body. */
            field: string;
            /** @description A message for the user. */
            message: string;
            /**
             * @description The same as a code for programs.
             * @enum {string}
             */
            code?: "taken" | "invalid_code" | "user_code" | "wrong_password" | "password_mismatch" | "picture_refused" | "traveller_required" | (string & {});
        };
        /**
         * @description A language tag of BCP 47.
         * @example es
         */
        LanguageTag: string;
        Message: {
            /** @description A message for the user. */
            message: string;
        };
        TextSearch: {
            /** @description A part of a name, a permalink or a domain. */
            search: string;
        };
        /** @description A position in degrees (WGS 84). */
        Coordinates: {
            latitude: number;
            longitude: number;
        };
        /** @description The same position under shorter names. */
        ShortCoordinates: {
            lat: number;
            lng: number;
        };
        /** @description An employee of the company. */
        Person: {
            id?: number;
            name: string;
        };
        Configuration: {
            /** @description The site domain of the group. */
            domain_agrupation: string;
            agrupation: components["schemas"]["Agrupation"];
            /** @description The page title. */
            title: string;
            /** @description A URL, possibly a data URL. */
            favicon: string | null;
            /** @description The group's key for Google's maps; null where it has none. */
            maps_key: string | null;
            /** @description The id of the map's style in the Google project of the maps key; null or omitted where the group has none. */
            maps_id?: string | null;
            /** @description The group's own map, for a group without a maps key; null or omitted where it has none. */
            map?: components["schemas"]["MapTiles"] | null;
            /** @description The languages in which the group offers its panel, in the order in which the panel lists them; without them, es and en. */
            languages?: components["schemas"]["LanguageTag"][];
            /** @description For users whose browser asks for another language than these; without it, es. */
            fallback_language?: components["schemas"]["LanguageTag"];
            features?: components["schemas"]["Features"];
            /** @description The https address of the group's own terms and conditions; null or omitted where the text of condiciones_generales holds. */
            terms_link?: string | null;
            /** @description The same for its privacy policy and the text of politica_privacidad. */
            privacy_link?: string | null;
            /** @description Texts of the panel in the group's own words. */
            wording?: components["schemas"]["Wording"][];
            /** @description The group's own texts of the content pages; for all others the panel has texts of its own. */
            contents: components["schemas"]["Content"][];
        };
        /** @description The parts of the panel that the group wants; it has each that is omitted. A client shows nothing of a part that is false. A client ignores a part that it does not know. */
        Features: {
            /** @description The club of shops. */
            club?: boolean;
            /** @description The purses and the transfers between them. */
            purses?: boolean;
            /** @description Support tickets. */
            tickets?: boolean;
            /** @description The page of a promotion. */
            promos?: boolean;
            /** @description Accounts that users create themselves. */
            sign_up?: boolean;
            /** @description The log-in with Google. */
            google_login?: boolean;
            /** @description Maps, and their tiles. */
            map?: boolean;
            /** @description The screens of a hotel's front desk. */
            hotel?: boolean;
        } & {
            [key: string]: boolean;
        };
        Wording: {
            /**
             * @description The first page's heading (at most 60 characters) and the sentence below it (140); what it says to companies and to hotels (140 each); the sentence on the page of a shared trip (140); what stands before the phone on a taxi card (40).
             * @enum {string}
             */
            key: "welcome" | "promise" | "companies" | "hotels" | "shared_trip" | "card_questions" | (string & {});
            language: components["schemas"]["LanguageTag"];
            /** @description Plain text. {{brand}} stands for the group's name. */
            text: string;
        };
        MapTiles: {
            /** @description The address of a tile of 256 pixels as PNG, WebP or JPEG in Web Mercator, with {z}, {x} and {y} in it. It is https, or on the API's own origin. */
            tiles: string;
            /** @description Plain text that the map shows, as the tiles' licence asks for. */
            attribution: string;
            /** @description The last zoom for which there are tiles. */
            max_zoom: number;
        };
        ConfigurationList: {
            configurations: components["schemas"]["Configuration"][];
        };
        Content: {
            /** @description usuario_info, condiciones_generales, politica_privacidad, help, about, or the group's own. */
            content_key: string;
            language: components["schemas"]["Language"];
            /** @description The page's heading. */
            title: string;
            /** @description Untrusted HTML; a client must sanitize it. */
            html: string;
        };
        /**
         * @description The language of a group's own text.
         * @enum {string}
         */
        Language: "en" | "es" | (string & {});
        /** @description A group of taxis, the panel's brand. */
        Agrupation: {
            id: number;
            /** @description The group's name in `App-Agrupation`. */
            permalink: string;
            name: string;
            /** @description A URL, possibly a data URL. */
            logo?: string | null;
            /** @description ISO 4217. */
            currency: string;
            /** @description The address of the group's page on Facebook; null or omitted where it has none. */
            facebook_link?: string | null;
            /** @description The address of the group's page on LinkedIn; null or omitted where it has none. */
            linkedin_link?: string | null;
            /** @description The address of the group's page on Twitter; null or omitted where it has none. */
            twitter_link?: string | null;
            /** @description What the group offers with its taxis. */
            extras?: components["schemas"]["Extra"][];
            /**
             * @description Whether the panel asks for the number of passengers.
             * @default false
             */
            show_extra_passengers?: boolean;
            /**
             * @description The largest number of passengers in a request.
             * @default 7
             */
            max_num_passengers?: number;
            /**
             * @description The most stops on the way of one trip; a group without the field takes none.
             * @default 0
             */
            max_stops?: number;
            /** @description Languages of the drivers, as ISO 639 codes. */
            taxi_languages?: string[];
            /** @description A CSS colour; null or omitted for the panel's default, `#d9534f`. */
            main_color?: string | null;
            /** @description A CSS colour; null or omitted for the panel's default, `#15aeb4`. */
            secondary_color?: string | null;
            /** @description A CSS colour; null or omitted for the panel's default, `#ffffff`. */
            main_background_color?: string | null;
            /** @description A CSS colour; null or omitted for the panel's default, `#666666`. */
            menu_text_color?: string | null;
            /** @description A CSS colour; null or omitted for the panel's default, `#EEEEEE`. */
            top_text_color?: string | null;
            /**
             * @description Whether a panel may show its dark scheme on devices in dark mode.
             * @default true
             */
            dark_scheme?: boolean;
            /** @description IANA name. */
            time_zone?: string;
            /** @description The number to call for a taxi, with the country's prefix. */
            phone?: string | null;
            /** @description The client id for the login with Google; null or omitted where the group has none. */
            google_client_id?: string | null;
        };
        Extra: {
            /** @description Whether the panel shows it. */
            show: boolean;
            /** @description Plain text. */
            description: string;
        };
        Authentication: {
            credentials: components["schemas"]["Credentials"];
        };
        Credentials: {
            /** @description E-mail or phone. */
            username: string;
            /** @description As the user typed it. */
            password: string;
        };
        GoogleCredential: {
            /** @description The ID token. */
            credential: string;
        };
        /** @description A user as the panel keeps them in the session. */
        User: {
            id: number;
            name: string;
            phone: string | null;
            email?: string | null;
            /** @description The address of the user's picture, possibly a data URL. */
            avatar?: string | null;
            /** @description The address of a company's logo, possibly a data URL. */
            logo?: string | null;
            /** @description Whether it is a company's account, which manages employees. */
            company: boolean;
            /** @description Present for users who travel on a company's account. */
            employee?: components["schemas"]["EmployeeOf"] | null;
            /** @description The only group that may serve this user. */
            exclusive_agrupation?: number | null;
            /** @description Route names of the panel. An employee's list may also name one role: role_booker orders for others and takes no files along, role_viewer only reads, role_approver reads and decides about requests that are out of rule. No operator has confirmed the names of the roles. */
            permissions?: string[];
        };
        /** @description The employee behind the user, and their company. */
        EmployeeOf: {
            /** @description The employee's own name. */
            name: string;
            /** @description The name of the company on whose account the employee travels. */
            company_name?: string;
            /** @description The id of that company's account. */
            company_id?: number;
        };
        /** @description The user's fields plus the token; the client removes the token before it stores the user. */
        AuthenticatedUser: components["schemas"]["User"] & {
            auth_token: string;
        };
        /** @description The token for `Authorization`, and its user. */
        TokenAndUser: {
            auth_token: string;
            user: components["schemas"]["User"];
        };
        UserEnvelope: {
            user: components["schemas"]["User"];
        };
        AuthCheck: {
            /** @description Whether the token is valid. */
            authenticated: boolean;
        };
        EmailQuestion: {
            /**
             * Format: email
             * @description The e-mail.
             */
            value: string;
        };
        EmailAvailability: {
            /** @description Whether no account of the group has the e-mail. */
            available: boolean;
        };
        SignUp: {
            name: string;
            /** Format: email */
            email: string;
            phone: components["schemas"]["Phone"];
            password: components["schemas"]["NewPassword"];
            /** @description The password once more. */
            password_confirmation: string;
            /**
             * @description The user accepts the terms.
             * @constant
             */
            terms: true;
            /**
             * @description The user accepts the privacy policy.
             * @constant
             */
            privacy: true;
            /** @description A driver's or a friend's code. */
            code_user?: string;
        };
        /** @description With the country's prefix. */
        Phone: string;
        /** @description A password of the user's choice. */
        NewPassword: string;
        PendingAccount: {
            id: number;
            name: string;
            phone: string;
            email: string;
        };
        Activation: {
            phone: components["schemas"]["Phone"];
            /** @description The code from the SMS or the e-mail. */
            code: string;
        };
        PhoneQuestion: {
            phone: components["schemas"]["Phone"];
        };
        AccountQuestion: {
            /** @description E-mail or phone. */
            value: string;
        };
        PasswordReset: {
            /** @description The code from the e-mail. */
            code: string;
            password: components["schemas"]["NewPassword"];
            /** @description The password once more. */
            password_confirmation: string;
        };
        AccountReference: {
            id: number;
            email: string | null;
            phone: string | null;
        };
        RemovedAccounts: {
            /** @description The account of the code and, for a company, those of its employees. */
            accounts: components["schemas"]["AccountReference"][];
        };
        /**
         * @description What the panel may do by itself: book the trips of a series, order for the holder of a link, or show the trips in the user's calendar.
         * @enum {string}
         */
        GrantPurpose: "series" | "ready_link" | "calendar" | (string & {});
        NewGrant: {
            purpose: components["schemas"]["GrantPurpose"];
        };
        Grant: {
            id: number;
            purpose: components["schemas"]["GrantPurpose"];
            /**
             * Format: date-time
             * @description When the user gave it.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its token last made a call; null before the first one.
             */
            last_used_at: string | null;
        };
        GrantList: {
            grants: components["schemas"]["Grant"][];
        };
        GrantAndToken: {
            grant: components["schemas"]["Grant"];
            /** @description The value for the `Authorization` header. */
            token: string;
        };
        PasswordChange: {
            current_password: string;
            password: components["schemas"]["NewPassword"];
            /** @description The new password once more. */
            password_confirmation: string;
        };
        ProfileChange: {
            name?: string;
            /** Format: email */
            email?: string;
            phone?: components["schemas"]["Phone"];
            /**
             * Format: binary
             * @description PNG, JPEG or WebP of at most 2 MB.
             */
            avatar?: File;
            /**
             * Format: binary
             * @description PNG, JPEG or WebP of at most 2 MB; companies only.
             */
            logo?: File;
        };
        RemovalCode: {
            /** @description The code from the e-mail. */
            code: string;
        };
        ReverseGeocoding: {
            position: components["schemas"]["ShortCoordinates"] | components["schemas"]["Coordinates"];
        };
        AddressSearch: {
            /** @description The words that the user has typed. */
            address: string;
            /** @description The group that the user orders from. */
            agrupacion_id: number;
            near?: components["schemas"]["Coordinates"];
        };
        /** @description An address with its position in degrees (WGS 84). */
        Address: {
            /** @description The whole address as people write it. */
            name: string;
            latitude: number;
            longitude: number;
        };
        AddressList: {
            addresses: components["schemas"]["Address"][];
        };
        AgrupationSearch: {
            search: components["schemas"]["Journey"];
            /** @description Only this group. */
            agrupacion_id?: number;
        };
        /** @description What a fare depends on. Without a destination the passenger tells the driver; without a date the taxi comes at once. */
        Journey: {
            origin: components["schemas"]["Coordinates"];
            destination?: components["schemas"]["Coordinates"];
            /** @description The stops on the way, in order; the fare comes with them. A group that takes fewer (`max_stops`) is in the answer all the same, with its fare for the direct way, so that the panel can say why it cannot be ordered. */
            stops?: components["schemas"]["Stop"][];
            passengers?: number;
            date?: components["schemas"]["LocalDateTime"];
            /** @description A discount code or a locator. */
            code?: string;
            needs?: components["schemas"]["Needs"];
        };
        /** @description An address at which the taxi halts on the way to the destination. */
        Stop: {
            latitude: number;
            longitude: number;
            /** @description The address in words. */
            name: string;
        };
        /** @description `YYYY-MM-DD HH:mm:ss`, local to the group's time zone. */
        LocalDateTime: string;
        AgrupationOffers: {
            /** @description The groups, each with its fare. A fare belongs to a journey, so a group has one in this answer and in no other. `amount_without_discount` is the fare without the code, null where no code lowers it; `breakdown` holds its parts in the order in which they are shown, each with an amount in words; `info` holds remarks, `waiting_passenger` what it costs when the taxi waits, in words; and `hide_details` tells a client to show none of these. */
            agrupations: components["schemas"]["AgrupationOffer"][];
        };
        AgrupationOffer: components["schemas"]["Agrupation"] & {
            fare: components["schemas"]["Fare"];
            /** @description Those of the searched needs that this group has no taxi for; empty or absent where it serves all. */
            unserved_needs?: components["schemas"]["NeedName"][];
        };
        /**
         * @description A field of `Needs`.
         * @enum {string}
         */
        NeedName: "wheelchair" | "child_seats" | "luggage" | "pet" | "name_sign" | "flight" | (string & {});
        /** @description A fixed fare has `fare` or `estimate`, a calculated one a low and a high estimate. */
        Fare: components["schemas"]["FixedFare"] | components["schemas"]["EstimatedFare"] | components["schemas"]["CalculatedFare"];
        /** @description The amount is guaranteed. */
        FixedFare: {
            /** @constant */
            type: "fixed";
            fare: number;
        } & components["schemas"]["FareDetails"];
        /** @description The amount may change. */
        EstimatedFare: {
            /** @constant */
            type: "fixed";
            estimate: number;
        } & components["schemas"]["FareDetails"];
        /** @description The meter decides, probably within this range. */
        CalculatedFare: {
            /** @constant */
            type: "calculated";
            low_estimate: number;
            high_estimate: number;
        } & components["schemas"]["FareDetails"];
        FareDetails: {
            amount_without_discount?: number | null;
            /** @description The fare is for a booking. */
            scheduled: boolean;
            hide_details: boolean;
            breakdown: components["schemas"]["FareLine"][];
            info: components["schemas"]["FareInfo"][];
            waiting_passenger?: string | null;
        };
        FareLine: {
            label: string;
            value: string;
        };
        FareInfo: {
            value: string;
        };
        /**
         * @description 1 and 2 searching, 3 and 6 a driver is on the way, 10 at the pickup point, 7 under way, 8 completed,
         *     4 and 5 cancelled, 9 ended otherwise, 13 scheduled. 4, 5, 8 and 9 are final.
         *     The sandbox uses 2 for a second search, 5 for no taxi found, 6 for another driver and 9 for a passenger who did not come.
         * @enum {integer}
         */
        StatusCode: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 13 | (number & {});
        /** @description `HH:mm:ss`, local to the group's time zone. */
        LocalTime: string;
        /** @description A trip, from the request to its end. */
        Service: {
            id: number;
            status_code: components["schemas"]["StatusCode"];
            /** @description The state in the group's words. */
            status_name: string;
            /**
             * Format: date
             * @description The day of a booking's pickup, or of the request; local to the group's time zone, as is the time.
             */
            date: string;
            time: components["schemas"]["LocalTime"];
            direccion: components["schemas"]["ServiceAddress"];
            destination: components["schemas"]["Coordinates"] | null;
            /** @description The destination in words. It and `destination` are null where the passenger tells the driver. */
            destination_address: string | null;
            /** @description The stops on the way, in order; omitted where there are none. */
            stops?: components["schemas"]["Stop"][];
            /** @description The id of the trip there, where this is the way back. */
            return_of?: number | null;
            /** @description The id of the trip back that was ordered with this one; the newest, if there are several. */
            return_trip?: number | null;
            /** @description The traveller's name. */
            viajero: string | null;
            /** @description The time of a reservation. */
            programacion: components["schemas"]["Schedule"] | null;
            taxi: components["schemas"]["Taxi"] | null;
            /** @description The employee who ordered or travels. */
            employee: components["schemas"]["Person"] | null;
            type_user: components["schemas"]["UserType"];
            /** @description The group that serves the trip. */
            agrupacion_id?: number;
            passengers?: number;
            /** @description The phone at which the traveller is told that the taxi comes. */
            telefono_aviso?: string | null;
            /** @description The name of the company's service type. */
            service_type?: string | null;
            /** @description The name of the payment method. */
            payment_method?: string | null;
            /** @description The promised amount, or the final one after the trip; null while the meter decides. */
            fare?: number | null;
            /** @description ISO 4217. */
            currency?: string;
            /** @description Minutes until the taxi is at the pickup point. */
            eta_minutes?: number | null;
            /** @description The wait that the customer was told when the first driver accepted: minutes from the request, or from a booking's pickup time, until the taxi is there. Null where no driver has accepted. */
            promised_minutes?: number | null;
            /** @description The same minutes until a taxi was really there; 0 for one that came early. Null until it is there. */
            waited_minutes?: number | null;
            /** @description As they were ordered, so that a client can show, edit and repeat them. */
            needs?: components["schemas"]["Needs"];
            /** @description The company's references of the trip, in the order of its fields; absent or empty without any. */
            references?: components["schemas"]["Reference"][];
        };
        /**
         * @description The kind of user who has ordered the trip.
         * @enum {string}
         */
        UserType: "client" | "company" | "employee" | "hotel" | (string & {});
        /** @description The pickup point. */
        ServiceAddress: {
            /** @description The address in words. */
            calle: string;
            latitude: number;
            longitude: number;
            /** @description Notes for the driver, such as a door or a flight. */
            datos_extra?: string | null;
        };
        /** @description The pickup of a reservation. */
        Schedule: {
            /**
             * Format: date
             * @description The day, local to the group's time zone.
             */
            fecha: string;
            hora: components["schemas"]["LocalTime"];
        };
        /** @description The taxi with its driver; null while there is none. */
        Taxi: {
            /** @description The driver's name. */
            name: string;
            plate: string;
            model: string;
            /** @description The address of the driver's picture, possibly a data URL. */
            avatar?: string | null;
            /** @description The driver's phone. */
            telephone: string;
            position?: components["schemas"]["TaxiPosition"] | null;
        };
        /** @description Where the taxi was last heard of, while it serves the trip; null before and after that. */
        TaxiPosition: {
            latitude: number;
            longitude: number;
            /** @description The direction of travel in degrees clockwise from north, which is 0 or 360. */
            bearing?: number | null;
            /**
             * Format: date-time
             * @description When the taxi was there.
             */
            at: string;
        };
        NewService: {
            /** @description The user who orders, or an active employee of their company. */
            usuario_id: number;
            /** @description The group that is to serve the trip. */
            agrupacion_id: number;
            /**
             * @description The kind of client application; 23 is the panel.
             * @constant
             */
            tipo_aplicacion_cliente_id: 23;
            direccion: components["schemas"]["NewServiceAddress"];
            /** @description Absent if the passenger will tell the driver. */
            destination?: components["schemas"]["NewServiceDestination"] | null;
            /** @description The destination in words. */
            destination_address?: string | null;
            /** @description The same as in `destination`, for an API that reads it here. */
            destination_latitude?: number | null;
            /** @description The same as in `destination`, for an API that reads it here. */
            destination_longitude?: number | null;
            /** @description The stops on the way, in order; absent where there are none. More than the group's `max_stops` are a 422 with the field `stops`. */
            stops?: components["schemas"]["Stop"][];
            /** @description The id of the trip there, where this is the way back: one that the user can see. Another id is a 422 with the field `return_of`. */
            return_of?: number;
            /**
             * @description The state of a new trip, searching; a booking has it too.
             * @constant
             */
            estado: 1;
            viajero: components["schemas"]["Traveller"];
            /** @description The amount of a fixed fare; null if the meter decides. */
            fare: number | null;
            /** @description An amount. The panel sends 0. */
            tip: number;
            /** @description The time of a booking; absent for a taxi now. */
            fecha_servicio_diferido?: components["schemas"]["LocalDateTime"];
            /** @description A discount code, or the locator of an agreed fare. */
            code?: string;
            passengers?: number;
            /** @description The employee who travels. */
            employee_id?: number;
            /** @description One of the company's active service types. */
            service_type_id?: number;
            /** @description The payment method of this trip, one of the customer's with its group; absent for the default. */
            payment_method_id?: number;
            /** @description The same stands in `direccion.datos_extra` in words, for drivers whose devices show only those. */
            needs?: components["schemas"]["Needs"];
            /** @description The values of the company's reference fields. A required one that is missing, an unknown field and a value that its field does not list are a 422 that names the field `references`. */
            references?: components["schemas"]["GivenReference"][];
        };
        /** @description What a traveller needs of the taxi and its driver. An empty object is a traveller without needs. */
        Needs: {
            /** @description The traveller stays in a wheelchair. */
            wheelchair?: boolean;
            /** @description A seat for each child. */
            child_seats?: components["schemas"]["ChildSeat"][];
            /** @description The number of large pieces. */
            luggage?: number;
            /** @enum {string} */
            pet?: "small" | "large" | "assistance" | (string & {});
            /** @description The words on the sign with which the driver waits. */
            name_sign?: string;
            /** @description The flight or train that the trip meets or leads to. */
            flight?: {
                number: string;
                /** @description When it arrives or leaves, `HH:mm` local to the group's time zone. */
                time?: string;
            };
        };
        /**
         * @description For a baby, for a child of up to about four years, or for an older child.
         * @enum {string}
         */
        ChildSeat: "infant" | "child" | "booster" | (string & {});
        /** @description The pickup point. */
        NewServiceAddress: {
            /** @description The address in words. */
            nombre: string;
            /** @description The latitude in degrees (WGS 84). */
            latitud: number;
            /** @description The longitude in degrees (WGS 84). */
            longitud: number;
            /** @description Notes for the driver, such as a door or a flight. */
            datos_extra?: string | null;
        };
        /** @description The position of the destination. */
        NewServiceDestination: {
            /** @description The latitude in degrees (WGS 84). */
            destination_latitude: number;
            /** @description The longitude in degrees (WGS 84). */
            destination_longitude: number;
        };
        /** @description The person who travels. */
        Traveller: {
            /** @description The traveller's name; may be empty where the user or the named employee travels. */
            nombre: string;
            /** @description The phone at which the traveller is told that the taxi comes. */
            telefono_aviso?: string | null;
        };
        ServiceUpdate: {
            service: components["schemas"]["ServiceChange"];
        };
        /** @description The parts of a trip that change. */
        ServiceChange: {
            direccion?: components["schemas"]["NewServiceAddress"];
            /** @description Null where the passenger tells the driver. */
            destination?: components["schemas"]["NewServiceDestination"] | null;
            /** @description The destination in words; null where the passenger tells the driver. */
            destination_address?: string | null;
            /** @description The same as in `destination`, for an API that reads it here. */
            destination_latitude?: number | null;
            /** @description The same as in `destination`, for an API that reads it here. */
            destination_longitude?: number | null;
            /** @description All stops on the way, in order; an empty list removes them. */
            stops?: components["schemas"]["Stop"][];
            viajero?: components["schemas"]["Traveller"];
            passengers?: number;
            fecha_servicio_diferido?: components["schemas"]["LocalDateTime"];
            /** @description All of the traveller's needs; an empty object removes them. */
            needs?: components["schemas"]["Needs"];
            /** @description All of the trip's references; the rules of a new trip apply, except that the trip keeps its values of removed fields, and may keep a value that its field no longer lists. */
            references?: components["schemas"]["GivenReference"][];
        };
        ServiceEnvelope: {
            service: components["schemas"]["Service"];
        };
        ServiceList: {
            services: components["schemas"]["Service"][];
        };
        ServicePage: {
            services: components["schemas"]["Service"][];
            /** @description The number on all pages. */
            total: number;
        };
        HotelBoard: {
            /** @description Trips under way, newest first. */
            in_process: components["schemas"]["Service"][];
            /** @description Reservations, soonest first. */
            scheduled: components["schemas"]["Service"][];
            /** @description Trips that ended in the last 24 hours, newest first. */
            recent: components["schemas"]["Service"][];
        };
        /** @description A label by which a company sorts its trips. */
        ServiceType: {
            id: number;
            name: string;
            /** @description Whether new trips can have it. */
            active: boolean;
        };
        ServiceTypePage: {
            service_types: components["schemas"]["ServiceType"][];
            /** @description The number on all pages. */
            total: number;
        };
        NewServiceType: {
            name: string;
            /**
             * @description Whether new trips can have it.
             * @default true
             */
            active?: boolean;
        };
        ServiceTypeChange: {
            name?: string;
            /** @description Whether new trips can have it. */
            active?: boolean;
        };
        ReferenceField: {
            id: number;
            name: string;
            /**
             * @description Whether a value is typed, or chosen from `values`.
             * @enum {string}
             */
            kind: "free" | "list" | (string & {});
            /** @description Whether an order without a value is refused. */
            required: boolean;
            values: string[];
        };
        ReferenceFieldList: {
            reference_fields: components["schemas"]["ReferenceField"][];
        };
        NewReferenceField: {
            name: string;
            /**
             * @description Whether a value is typed, or chosen from `values`.
             * @enum {string}
             */
            kind: "free" | "list";
            /** @default false */
            required?: boolean;
            /** @description What a field of the kind `list` offers; empty for one of the kind `free`. */
            values?: string[];
        };
        ReferenceFieldChange: {
            name?: string;
            /**
             * @description Whether a value is typed, or chosen from `values`.
             * @enum {string}
             */
            kind?: "free" | "list";
            required?: boolean;
            /** @description What a field of the kind `list` offers; empty for one of the kind `free`. */
            values?: string[];
        };
        Reference: {
            field_id: number;
            /** @description The name of the field at the time of the order or the correction. */
            name: string;
            value: string;
        };
        GivenReference: {
            field_id: number;
            value: string;
        };
        ReferenceCorrection: {
            references: components["schemas"]["GivenReference"][];
        };
        TripReferences: {
            references: components["schemas"]["Reference"][];
            changes: components["schemas"]["ReferenceChange"][];
        };
        ReferenceChange: {
            /** Format: date-time */
            at: string;
            /** @description The name of the account that has changed it. */
            by: string;
            /** @description The name of the reference field. */
            field: string;
            before: string | null;
            after: string | null;
        };
        Employee: {
            id: number;
            name: string;
            telephone: string | null;
            email: string;
            /** @description Whether the employee can log in and order. */
            active: boolean;
            /**
             * @description Whether the account is open and switched on, open and switched off, or closed.
             * @enum {string}
             */
            status: "active" | "inactive" | "closed" | (string & {});
            /**
             * Format: date-time
             * @description When the account was opened.
             */
            created_at: string;
            /** @description What this employee needs on every trip. */
            needs?: components["schemas"]["Needs"];
        };
        EmployeeList: {
            employees: components["schemas"]["Employee"][];
        };
        NewEmployee: {
            name: string;
            telephone?: string | null;
            /** Format: email */
            email: string;
            /**
             * @description Whether the employee can log in and order.
             * @default true
             */
            active?: boolean;
            password?: components["schemas"]["NewPassword"];
            needs?: components["schemas"]["Needs"];
        };
        EmployeeChange: {
            name?: string;
            /** @description Null removes the number. */
            telephone?: string | null;
            /** Format: email */
            email?: string;
            /** @description Whether the employee can log in and order. */
            active?: boolean;
            password?: components["schemas"]["NewPassword"];
            /** @description All of the employee's needs; an empty object removes them. */
            needs?: components["schemas"]["Needs"];
        };
        PaymentMethod: {
            id: number;
            name: string;
            /** @description The address of the method's picture, possibly a data URL. */
            image: string | null;
            /** @description Whether the customer pays with it unless a trip names another. */
            default: boolean;
        };
        PaymentMethods: {
            methods: components["schemas"]["PaymentMethod"][];
            /** @description If set, the customer cannot choose another method. */
            aggregatable_payment_methods: boolean;
        };
        PaymentMethodChoice: {
            /** @description The payment method. */
            id: number;
            /** @description The group that the customer pays. */
            agrupacion_id: number;
        };
        Favourite: {
            id: number;
            /** @description The user's name for the address. */
            alias: string;
            address: components["schemas"]["Address"];
            /** @description Whether a new request starts at this address. */
            default_favorite: boolean;
            /** @description What travellers need who are picked up at this address. */
            needs?: components["schemas"]["Needs"];
        };
        FavouriteList: {
            favorites: components["schemas"]["Favourite"][];
        };
        FavouriteEnvelope: {
            favorite: components["schemas"]["Favourite"];
        };
        NewFavourite: {
            /** @description The address to save. */
            favorito: {
                /** @description The user's name for the address. */
                alias: string;
                /** @description The address in words. */
                direccion: string;
                /** @description The latitude in degrees (WGS 84). */
                lat: number;
                /** @description The longitude in degrees (WGS 84). */
                lng: number;
                /**
                 * @description Whether a new request starts at this address.
                 * @default false
                 */
                default_favorite?: boolean;
                needs?: components["schemas"]["Needs"];
            };
        };
        FavouriteUpdate: {
            /** @description The fields that change. */
            favorito: {
                /** @description The user's name for the address. */
                alias?: string;
                /** @description The address in words. */
                direccion?: string;
                /** @description The latitude in degrees (WGS 84). */
                lat?: number;
                /** @description The longitude in degrees (WGS 84). */
                lng?: number;
                /** @description Whether a new request starts at this address. */
                default_favorite?: boolean;
                /** @description All of the needs; an empty object removes them. */
                needs?: components["schemas"]["Needs"];
            };
        };
        MessagePage: {
            messages: components["schemas"]["CustomerMessage"][];
            /** @description The number on all pages. */
            total: number;
            /** @description The number of unread messages on all pages. */
            unread: number;
        };
        CustomerMessage: {
            id: number;
            title: string;
            /** @description Plain text. */
            text: string;
            /** Format: date-time */
            created_at: string;
            read: boolean;
            /** @description The promotion that the message is about. */
            promo_id: number | null;
            /** @description The ticket that the message is about. */
            ticket_id: number | null;
        };
        /**
         * @description What the customer wants.
         * @enum {string}
         */
        TicketType: "complaint" | "suggestion" | "question" | "claim" | "other" | (string & {});
        /**
         * @description How far a ticket or a promotion is; `approved` and `rejected` end a ticket.
         * @enum {string}
         */
        Label: "pending" | "approved" | "rejected" | "waiting_for_answer" | (string & {});
        Ticket: {
            id: number;
            type: components["schemas"]["TicketType"];
            /** @description The customer's own heading. */
            subject: string;
            label: components["schemas"]["Label"];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description The time of the newest answer.
             */
            updated_at: string;
            /** @description The trip of the ticket. */
            service_id: number | null;
        };
        TicketPage: {
            tickets: components["schemas"]["Ticket"][];
            /** @description The number on all pages. */
            total: number;
        };
        TicketConversation: {
            ticket: components["schemas"]["Ticket"];
            /** @description What the customer and the group have written, oldest first. */
            answers: components["schemas"]["TicketAnswer"][];
        };
        TicketAnswer: {
            id: number;
            /** @description The writer's name. */
            author: string;
            /** @description Whether the customer wrote it. */
            mine: boolean;
            /** @description Plain text, which may have lines. */
            text: string;
            /** Format: date-time */
            created_at: string;
            attachments: components["schemas"]["Attachment"][];
        };
        Attachment: {
            id: number;
            /** @description A file name without a folder. */
            name: string;
            /**
             * @description The media type, as the bytes say.
             * @enum {string}
             */
            type: "image/png" | "image/jpeg" | "application/pdf" | (string & {});
            /** @description In bytes. */
            size: number;
        };
        NewTicket: {
            type: components["schemas"]["TicketType"];
            /** @description A heading. */
            subject: string;
            text: string;
            /** @description The trip that the ticket is about. */
            service_id?: number;
            /** @description PNG, JPEG or PDF of at most 4 MB. */
            attachments?: File[];
        };
        NewTicketAnswer: {
            text: string;
            /** @description PNG, JPEG or PDF of at most 4 MB. */
            attachments?: File[];
        };
        Promo: {
            id: number;
            title: string;
            /** @description Plain text. */
            description: string;
            /** @description Its benefit, in words. */
            gives: string;
            /**
             * Format: date-time
             * @description The last moment at which the customer can redeem it.
             */
            valid_until: string;
            label: components["schemas"]["Label"];
            /** @description For the next request; null until the customer redeems it. */
            code: string | null;
        };
        /** @description A wallet. Its balance never falls below zero. */
        Purse: {
            id: number;
            name: string;
            balance: number;
            /** @description ISO 4217. */
            currency: string;
        };
        PurseList: {
            purses: components["schemas"]["Purse"][];
            /** @description The customer's own code, for a QR picture. */
            code: string;
            /** @description The customer's user id, which others may give in place of the code. */
            user_id: number;
        };
        /** @description A payment into the purse, or out of it. */
        PurseMovement: {
            id: number;
            /** Format: date-time */
            date: string;
            /** @description Negative for money that left the purse. */
            amount: number;
            /** @description After the movement. */
            balance: number;
            /** @description The movement in words. */
            description: string;
            /** @description The sender client's reference. */
            reference: string | null;
        };
        PurseMovementPage: {
            movements: components["schemas"]["PurseMovement"][];
            /** @description The number on all pages. */
            total: number;
        };
        PurseReceiver: {
            user_id: number;
            /** @description Shortened for a person, such as "Mateo S.". */
            name: string;
        };
        /** @description A payment to exactly one of `code` and `user_id`. */
        Transfer: {
            /** @description The purse that pays. */
            purse_id: number;
            /** @description In the purse's currency, with two decimals at most. */
            amount: number;
            /** @description The receiver's code. */
            code?: string;
            /** @description The receiver's user id. */
            user_id?: number;
            /** @description The client's own name for this payment. */
            reference?: string;
        } & (unknown | unknown);
        /** @description The paying purse with its new balance, and the movement that the transfer made in it. */
        TransferResult: {
            purse: components["schemas"]["Purse"];
            movement: components["schemas"]["PurseMovement"];
        };
        Commerce: {
            id: number;
            name: string;
            /** @description The kind of shop, in words. */
            category: string;
            description: string;
            address: components["schemas"]["Address"];
            phone: string | null;
            /** @description The address of a picture of the shop. */
            image: string | null;
            /** @description The benefit for members of the club. */
            advantage: string;
            /** @description Whether the customer owns the commerce and may announce ads. */
            mine: boolean;
            /** @description Those that run now; for the owner also those that are yet to start. */
            ads: components["schemas"]["Ad"][];
        };
        CommerceList: {
            commerces: components["schemas"]["Commerce"][];
        };
        Ad: {
            id: number;
            title: string;
            text: string;
            /** Format: date-time */
            starts_at: string;
            /** Format: date-time */
            ends_at: string;
        };
        NewAd: {
            title: string;
            /** @description Plain text. */
            text: string;
            /** Format: date-time */
            starts_at: string;
            /** Format: date-time */
            ends_at: string;
        };
    };
    responses: {
        /** @description The token is missing or no longer valid. */
        Unauthorized: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Session Expired!",
                 *       "code": "unauthorized"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The credentials match no account. */
        WrongCredentials: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Usuario o contraseña incorrectos",
                 *       "code": "wrong_credentials"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The code is wrong or has expired. */
        WrongCode: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Invalid code",
                 *       "code": "invalid_code"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is valid, but its user lacks the permission. */
        Forbidden: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "No tienes permiso para esto",
                 *       "code": "forbidden"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The resource does not exist, or belongs to another user. */
        NotFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "No encontrado",
                 *       "code": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the server accepts. */
        TooLarge: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "El envío es demasiado grande",
                 *       "code": "too_large"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The API cannot carry out the request. `errors` names the fields, if it can. */
        Unprocessable: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed. The body may also be empty, or not JSON at all. */
        ServerError: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Something went wrong! Please try again.",
                 *       "code": "server_error"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
         * @example radio-taxi-cantalmar
         */
        AppAgrupation: string;
        /**
         * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
         * @example es
         */
        AcceptLanguage: string;
        /**
         * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
         *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
         *     the answer of a first one that is still under way.
         * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
         */
        IdempotencyKey: string;
        /**
         * @description The id of the resource.
         * @example 1
         */
        Id: number;
        /**
         * @description The maximum number of entries.
         * @example 10
         */
        Limit: number;
        /**
         * @description The maximum number of trips in the file.
         * @example 100
         */
        FileLimit: number;
        /**
         * @description The number of entries to skip.
         * @example 0
         */
        Offset: number;
        /**
         * @description Only the trips of this employee of the company.
         * @example 131
         */
        EmployeeId: number;
    };
    requestBodies: never;
    headers: {
        /** @description The language of the messages in the body. */
        ContentLanguage: components["schemas"]["LanguageTag"];
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getDomainConfiguration: {
        parameters: {
            query?: {
                /**
                 * @description The domain or host to look up. Left out for the default configuration.
                 * @example cantalmar.localhost
                 */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group's configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Configuration"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getConfiguration: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group's configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Configuration"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    searchConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "search": "cantalmar"
                 *     }
                 */
                "application/json": components["schemas"]["TextSearch"];
            };
        };
        responses: {
            /** @description The configurations found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigurationList"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    authenticate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credentials": {
                 *         "username": "client@radio-taxi-cantalmar.example",
                 *         "password": "taxi-demo"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Authentication"];
            };
        };
        responses: {
            /** @description The user and their token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatedUser"];
                };
            };
            401: components["responses"]["WrongCredentials"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credentials": {
                 *         "username": "+34600111222",
                 *         "password": "taxi-demo"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Authentication"];
            };
        };
        responses: {
            /** @description The user and their token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatedUser"];
                };
            };
            401: components["responses"]["WrongCredentials"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    googleLogin: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential": "eyJhbGciOiJSUzI1NiJ9.eyJlbWFpbCI6Imx1Y2lhQGNvcnJlby5leGFtcGxlIn0.c2ln"
                 *     }
                 */
                "application/json": components["schemas"]["GoogleCredential"];
            };
        };
        responses: {
            /** @description The user and their token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAndUser"];
                };
            };
            401: components["responses"]["WrongCredentials"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    checkToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token's user. The token in the answer replaces the one that was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatedUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    checkAuth: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the token is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "authenticated": true
                     *     }
                     */
                    "application/json": components["schemas"]["AuthCheck"];
                };
            };
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    checkEmailAvailable: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "nueva.clienta@correo.example"
                 *     }
                 */
                "application/json": components["schemas"]["EmailQuestion"];
            };
        };
        responses: {
            /** @description Whether the e-mail is available. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "available": true
                     *     }
                     */
                    "application/json": components["schemas"]["EmailAvailability"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nuria Valdés",
                 *       "email": "nueva.clienta@correo.example",
                 *       "phone": "+34600999888",
                 *       "password": "un-taxi-por-favor",
                 *       "password_confirmation": "un-taxi-por-favor",
                 *       "terms": true,
                 *       "privacy": true,
                 *       "code_user": "AMIGO7"
                 *     }
                 */
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The account awaits its activation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9001,
                     *       "name": "Nuria Valdés",
                     *       "phone": "+34600999888",
                     *       "email": "nueva.clienta@correo.example"
                     *     }
                     */
                    "application/json": components["schemas"]["PendingAccount"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+34600999888",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["Activation"];
            };
        };
        responses: {
            /** @description The account is active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAndUser"];
                };
            };
            401: components["responses"]["WrongCode"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    resendActivationCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+34600999888"
                 *     }
                 */
                "application/json": components["schemas"]["PhoneQuestion"];
            };
        };
        responses: {
            /** @description Sent, if such an account awaits its activation. The answer is the same if none does. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "lucia.ferrer@correo.example"
                 *     }
                 */
                "application/json": components["schemas"]["AccountQuestion"];
            };
        };
        responses: {
            /** @description Sent, if there is such an account. The answer is the same if there is none. The newest code works until it is used, for half an hour at least. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "7f3a9c51d2e84b06",
                 *       "password": "otro-taxi-ahora",
                 *       "password_confirmation": "otro-taxi-ahora"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is reset and every older token is invalid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountReference"];
                };
            };
            /** @description The same, from an API that does not name the account. A locked-out network then stays locked out until the lock expires. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "taxi-demo",
                 *       "password": "un-taxi-por-favor",
                 *       "password_confirmation": "un-taxi-por-favor"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new token and the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAndUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    requestAccountRemoval: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "lucia.ferrer@correo.example"
                 *     }
                 */
                "application/json": components["schemas"]["AccountQuestion"];
            };
        };
        responses: {
            /** @description Sent, if there is such an account. The answer is the same if there is none. The newest code works until it is used, for half an hour at least. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    removeAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "7f3a9c51d2e84b06"
                 *     }
                 */
                "application/json": components["schemas"]["RemovalCode"];
            };
        };
        responses: {
            /** @description The account and those that depend on it are removed, and their tokens are invalid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accounts": [
                     *         {
                     *           "id": 101,
                     *           "email": "lucia.ferrer@correo.example",
                     *           "phone": "+34600111222"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedAccounts"];
                };
            };
            /** @description The same, from an API that does not name the accounts. The panel's records of an account that is not logged in there then stay until they expire. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listGrants: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All grants that have not ended, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    giveGrant: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "purpose": "series"
                 *     }
                 */
                "application/json": components["schemas"]["NewGrant"];
            };
        };
        responses: {
            /** @description The grant and its token, which no other call answers with. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantAndToken"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    revokeGrant: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    reverseGeocode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReverseGeocoding"];
            };
        };
        responses: {
            /** @description Addresses, nearest first; empty if none is near. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    searchAddresses: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "estación",
                 *       "agrupacion_id": 1,
                 *       "near": {
                 *         "latitude": 38.0014,
                 *         "longitude": 0.6112
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AddressSearch"];
            };
        };
        responses: {
            /** @description Addresses, best match first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    searchAgrupations: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgrupationSearch"];
            };
        };
        responses: {
            /** @description The groups; an empty list if no group serves the origin. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgrupationOffers"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadTrips: {
        parameters: {
            query: {
                /**
                 * @description The only format.
                 * @example pdf
                 */
                format: "pdf";
                /**
                 * @description The maximum number of trips in the file.
                 * @example 100
                 */
                limit?: components["parameters"]["FileLimit"];
                /**
                 * @description The number of entries to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only the trips of this employee of the company.
                 * @example 131
                 */
                employee_id?: components["parameters"]["EmployeeId"];
            };
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF document. */
            200: {
                headers: {
                    /**
                     * @description The name of the file.
                     * @example attachment; filename="servicios.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createTrip: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewService"];
            };
        };
        responses: {
            /** @description The trip, in state 1, or 13 for a booking. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listTrips: {
        parameters: {
            query?: {
                /**
                 * @description The first day.
                 * @example 2026-05-01
                 */
                start_date?: string;
                /**
                 * @description The last day, inclusive.
                 * @example 2026-05-31
                 */
                end_date?: string;
                /**
                 * @description The status codes to keep, separated by commas.
                 * @example [
                 *       8,
                 *       9
                 *     ]
                 */
                status?: components["schemas"]["StatusCode"][];
                /**
                 * @description Only the trips of this employee of the company.
                 * @example 131
                 */
                employee_id?: components["parameters"]["EmployeeId"];
                /**
                 * @description The maximum number of entries.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The number of entries to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of trips. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listTripsInProcess: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trips, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listScheduledTrips: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservations, soonest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelTrip: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled trip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateTrip: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "service": {
                 *         "viajero": {
                 *           "nombre": "Lucía Ferrer",
                 *           "telefono_aviso": "+34600111222"
                 *         },
                 *         "passengers": 3
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ServiceUpdate"];
            };
        };
        responses: {
            /** @description The trip as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getTripReferences: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The references and their changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "references": [
                     *         {
                     *           "field_id": 51,
                     *           "name": "Proyecto",
                     *           "value": "Obra Sur"
                     *         }
                     *       ],
                     *       "changes": [
                     *         {
                     *           "at": "2026-06-01T10:00:00Z",
                     *           "by": "Talleres Ferrer",
                     *           "field": "Proyecto",
                     *           "before": "Obra Norte",
                     *           "after": "Obra Sur"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TripReferences"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    correctTripReferences: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "references": [
                 *         {
                 *           "field_id": 51,
                 *           "value": "Obra Sur"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceCorrection"];
            };
        };
        responses: {
            /** @description The references as they are now, and their changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "references": [
                     *         {
                     *           "field_id": 51,
                     *           "name": "Proyecto",
                     *           "value": "Obra Sur"
                     *         }
                     *       ],
                     *       "changes": [
                     *         {
                     *           "at": "2026-06-01T10:00:00Z",
                     *           "by": "Talleres Ferrer",
                     *           "field": "Proyecto",
                     *           "before": "Obra Norte",
                     *           "after": "Obra Sur"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TripReferences"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    loadHotel: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trips of the hotel's account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelBoard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listServiceTypes: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of entries.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The number of entries to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of service types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "service_types": [
                     *         {
                     *           "id": 41,
                     *           "name": "Traslado de personal",
                     *           "active": true
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceTypePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createServiceType: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mensajería",
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["NewServiceType"];
            };
        };
        responses: {
            /** @description The new service type. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 42,
                     *       "name": "Mensajería",
                     *       "active": true
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceType"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateServiceType: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false
                 *     }
                 */
                "application/json": components["schemas"]["ServiceTypeChange"];
            };
        };
        responses: {
            /** @description The service type as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 42,
                     *       "name": "Mensajería",
                     *       "active": false
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceType"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteServiceType: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listReferenceFields: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reference_fields": [
                     *         {
                     *           "id": 51,
                     *           "name": "Proyecto",
                     *           "kind": "list",
                     *           "required": false,
                     *           "values": [
                     *             "Obra Norte",
                     *             "Obra Sur"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceFieldList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createReferenceField: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Proyecto",
                 *       "kind": "list",
                 *       "required": false,
                 *       "values": [
                 *         "Obra Norte",
                 *         "Obra Sur"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewReferenceField"];
            };
        };
        responses: {
            /** @description The new field. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 51,
                     *       "name": "Proyecto",
                     *       "kind": "list",
                     *       "required": false,
                     *       "values": [
                     *         "Obra Norte",
                     *         "Obra Sur"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceField"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateReferenceField: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "required": true
                 *     }
                 */
                "application/json": components["schemas"]["ReferenceFieldChange"];
            };
        };
        responses: {
            /** @description The field as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 51,
                     *       "name": "Proyecto",
                     *       "kind": "list",
                     *       "required": false,
                     *       "values": [
                     *         "Obra Norte",
                     *         "Obra Sur"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReferenceField"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteReferenceField: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listEmployees: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listClosedEmployees: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createEmployee: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Óscar Peña",
                 *       "telephone": "+34600333444",
                 *       "email": "oscar.pena@empresa.example"
                 *     }
                 */
                "application/json": components["schemas"]["NewEmployee"];
            };
        };
        responses: {
            /** @description The new employee. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateEmployee: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false
                 *     }
                 */
                "application/json": components["schemas"]["EmployeeChange"];
            };
        };
        responses: {
            /** @description The employee as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteEmployee: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    closeEmployee: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result as a message for the user. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "La cuenta de Óscar Peña está cerrada"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    resetEmployeePassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query: {
                /**
                 * @description The group that the customer pays.
                 * @example 1
                 */
                agrupacion_id: number;
            };
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods, exactly one of them the default. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    addPaymentMethod: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 12,
                 *       "agrupacion_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["PaymentMethodChoice"];
            };
        };
        responses: {
            /** @description The methods as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    removePaymentMethod: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 12,
                 *       "agrupacion_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["PaymentMethodChoice"];
            };
        };
        responses: {
            /** @description The methods as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    setDefaultPaymentMethod: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 12,
                 *       "agrupacion_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["PaymentMethodChoice"];
            };
        };
        responses: {
            /** @description The methods as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listFavourites: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the default first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createFavourite: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "favorito": {
                 *         "alias": "Casa",
                 *         "direccion": "Calle Mayor, 3",
                 *         "lat": 38.0014,
                 *         "lng": 0.6112,
                 *         "default_favorite": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewFavourite"];
            };
        };
        responses: {
            /** @description The saved address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updateFavourite: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "favorito": {
                 *         "alias": "Casa de la abuela"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteUpdate"];
            };
        };
        responses: {
            /** @description The saved address as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteFavourite: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of entries.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The number of entries to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    readMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Marked, also if it was already read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of entries.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The number of entries to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewTicket"];
            };
        };
        responses: {
            /** @description The ticket with its first message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketConversation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketConversation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    answerTicket: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewTicketAnswer"];
            };
        };
        responses: {
            /** @description The conversation with the new answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketConversation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getTicketAttachment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The id of the attachment.
                 * @example 3
                 */
                attachment_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                    "image/jpeg": Blob;
                    "application/pdf": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getPromo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    redeemPromo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion, approved, with its code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listPurses: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "purses": [
                     *         {
                     *           "id": 71,
                     *           "name": "Monedero",
                     *           "balance": 42.5,
                     *           "currency": "EUR"
                     *         }
                     *       ],
                     *       "code": "PRD-8F2K-77QX",
                     *       "user_id": 101
                     *     }
                     */
                    "application/json": components["schemas"]["PurseList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listPurseMovements: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of entries.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The number of entries to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurseMovementPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    findPurseReceiver: {
        parameters: {
            query?: {
                /**
                 * @description The code read from a QR picture.
                 * @example PRD-8F2K-77QX
                 */
                code?: string;
                /**
                 * @description The receiver's user id.
                 * @example 102
                 */
                user_id?: number;
            };
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receiver. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": 102,
                     *       "name": "Mateo S."
                     *     }
                     */
                    "application/json": components["schemas"]["PurseReceiver"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    transferFromPurse: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "purse_id": 71,
                 *       "amount": 12.5,
                 *       "code": "PRD-8F2K-77QX",
                 *       "reference": "0b1f7c1e"
                 *     }
                 */
                "application/json": components["schemas"]["Transfer"];
            };
        };
        responses: {
            /** @description The purse after the transfer, and its movement. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "purse": {
                     *         "id": 71,
                     *         "name": "Monedero",
                     *         "balance": 30,
                     *         "currency": "EUR"
                     *       },
                     *       "movement": {
                     *         "id": 5012,
                     *         "date": "2026-05-18T09:12:00Z",
                     *         "amount": -12.5,
                     *         "balance": 30,
                     *         "description": "Transferencia a Mateo S.",
                     *         "reference": "0b1f7c1e"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TransferResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listCommerces: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The commerces, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommerceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getCommerce: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The commerce. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commerce"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    createAd: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The permalink of the group. Lookups by domain, which find the permalink, have no such header.
                 * @example radio-taxi-cantalmar
                 */
                "App-Agrupation": components["parameters"]["AppAgrupation"];
                /**
                 * @description The language of the user. The API answers messages in it and names it in `Content-Language`.
                 * @example es
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Identifies one creating call. If the same account repeats a key, the API does not carry out the call again but
                 *     repeats its first answer, for at least a day. A refused call (4xx) leaves its key free. A second call waits for
                 *     the answer of a first one that is still under way.
                 * @example 0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the resource.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Dos por uno en ensaimadas",
                 *       "text": "Solo con el código del club.",
                 *       "starts_at": "2026-05-20T10:00:00+02:00",
                 *       "ends_at": "2026-05-22T20:00:00+02:00"
                 *     }
                 */
                "application/json": components["schemas"]["NewAd"];
            };
        };
        responses: {
            /** @description The ad. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ad"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
}
