# Why the server turned something down, in English. English is the reference for what each means.

## The request

problem-json = This is not JSON.
problem-bad-request = Something is wrong with this request, at { $place }.
problem-too-large =
    { $most ->
        [one] This is too large: at most { $most } byte is allowed.
       *[other] This is too large: at most { $most } bytes are allowed.
    }
problem-too-deep =
    { $most ->
        [one] This is nested too deeply: at most { $most } level is allowed.
       *[other] This is nested too deeply: at most { $most } levels are allowed.
    }
problem-content-type = The server accepts only JSON.
problem-origin = This came from a page that does not belong to this server, so nothing was done.
problem-method = This cannot be done here.
problem-path = There is nothing at this address.
problem-slow = The request took too long to arrive. Please try again.
problem-too-many =
    { $seconds ->
        [one] Too fast. Please wait { $seconds } second.
       *[other] Too fast. Please wait { $seconds } seconds.
    }
problem-sockets =
    { $most ->
        [one] Too many windows are open at once: at most { $most } is allowed.
       *[other] Too many windows are open at once: at most { $most } are allowed.
    }
problem-no-hello = The connection is not set up yet.
problem-busy = Somebody else was a moment faster. Please try again.
problem-server = Something went wrong on the server (noted as { $id }). Please try again.
problem-storage = The server cannot save anything at the moment ({ $id }). Please try again soon.
problem-unwell =
    { $what ->
        [bots] The bots of this server do not move at the moment.
       *[tables] The server cannot keep tables at the moment.
    }
page-not-built = The pages of this server have not been built yet. “make setup” builds them.

## People

problem-no-identity = The server does not know you yet. Choose a name first.
problem-name = A name needs at least one visible character.
problem-chat-empty = The message is empty.
problem-chat-spectator = Only those who sit at the table can write here.
problem-banned = You cannot use this server any more: those who run it have banned you.
problem-muted =
    { $until ->
        [0] You cannot write here for now: those who run this server have muted you.
       *[other] You cannot write here until { DATETIME($until, dateStyle: "medium", timeStyle: "short") }: those who run this server have muted you.
    }

## Tables and seats

problem-no-table = There is no such table.
problem-closed = Those who run this server have closed this table.
problem-not-watching = This table cannot be watched.
problem-not-host = Only the person who opened the table can do this.
problem-second-seat = You already have a seat at this table.
problem-invite = This invitation is not valid (any more). Ask for a new link.
problem-token = This link to a seat is not valid (any more).
problem-level = Levels go from 1 to { $most }; { $given } is none of them.
problem-bot-cost = “{ $given }” would think too long for a server that others share: { $param } can be at most { $most }.
problem-nobody = At least one seat must be for a person.
problem-tables-under-way =
    { $most ->
        [one] You have a game under way already. Finish it before you open another.
       *[other] You have { $most } games under way already. Finish some before you open another.
    }

## The game

problem-not-finished = This is possible only after the end of the game.
problem-illegal = This move is not possible now.
problem-no-thought = No bot could think about it in time. Please try again.
